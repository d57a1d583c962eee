-- A member who was merged into another one is kept as a deleted account that names the other.
alter table member add column merged_into_user_id bigint references member on delete set null;
create index member_merged_into on member (merged_into_user_id) where merged_into_user_id is not null;

-- The rows that a merge of two members changed, with what its undo needs. `place` is a table and, for a moved row or a
-- count, the column.
create table member_merge_row (
  member_merge_row_id bigint generated always as identity primary key,
  log_id bigint not null references moderation_log on delete cascade,
  place text not null,
  kind text not null check (kind in ('moved', 'combined', 'dropped', 'added', 'counted')),
  key jsonb not null default '{}',
  former jsonb,
  merged jsonb
);
create index member_merge_row_by_log on member_merge_row (log_id, kind, place);

-- A mention of a merged member is a mention of the member into whom they were merged.
create or replace function mentioned_members(html text) returns table (user_id bigint, name text) language sql stable as $$
  select distinct on (1) coalesce(m.merged_into_user_id, found.id), found.name
  from (
    select mention[1]::bigint as id,
      replace(replace(replace(replace(mention[2], '&#39;', ''''), '&quot;', '"'), '&lt;', '<'), '&amp;', '&') as name
    from regexp_matches(html, 'href="/profile/(\d{1,15})[^"]*" class="atMention"[^>]*>@([^<]{1,100})</a>', 'g') mention
  ) found
  left join member m on m.user_id = found.id
$$;
