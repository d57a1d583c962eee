-- Mentions in stored posts name their member by number: /profile/12/Ann. Posts from before are rendered again by a job.
drop function mentioned_names(text) cascade;

create function mentioned_members(html text) returns table (user_id bigint, name text) language sql immutable as $$
  select distinct on (1) found[1]::bigint,
    replace(replace(replace(replace(found[2], '&#39;', ''''), '&quot;', '"'), '&lt;', '<'), '&amp;', '&')
  from regexp_matches(html, 'href="/profile/(\d{1,15})[^"]*" class="atMention"[^>]*>@([^<]{1,100})</a>', 'g') found
$$;

create or replace function note_mentions() returns trigger language plpgsql as $$
declare
  kind text := tg_table_name;
  number bigint;
begin
  if kind = 'comment' then number := new.comment_id; else number := new.discussion_id; end if;
  if tg_op = 'UPDATE' then
    update user_mention set status = 'removed'
    where record_type = kind and record_id = number and status = 'active'
      and user_id not in (select mentioned.user_id from mentioned_members(new.body_html) mentioned);
  end if;
  insert into user_mention (user_id, record_type, record_id, mentioned_name, date_inserted)
  select member.user_id, kind, number, mentioned.name, new.date_inserted
  from mentioned_members(new.body_html) mentioned
  join member on member.user_id = mentioned.user_id and member.date_deleted is null
  on conflict (record_type, record_id, user_id) do update
    set status = 'active', mentioned_name = excluded.mentioned_name
    where user_mention.status <> 'active' or user_mention.mentioned_name <> excluded.mentioned_name;
  return null;
end
$$;
