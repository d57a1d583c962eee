-- The newest posts once more (`recent-post.queries.ts`), with an index of their words alone: an unfinished word has its entries
-- gathered from all that the index holds, so among some thousands of posts that takes as long in a large forum as in a small one.
-- They hold every post that is not deleted from their oldest on; a job takes away what has become too old.
-- Writers of posts wait for the two seconds or so that it takes, in a forum of any size.
lock table discussion, comment in share row exclusive mode;
create table recent_discussion (
  discussion_id bigint primary key,
  date_inserted timestamptz not null,
  search tsvector not null
) with (toast_tuple_target = 8160);
create table recent_comment (
  comment_id bigint primary key,
  discussion_id bigint not null,
  date_inserted timestamptz not null,
  search tsvector not null
) with (toast_tuple_target = 8160);

insert into recent_discussion
select discussion_id, date_inserted, search from discussion
where date_deleted is null and search is not null
order by date_inserted desc limit 20000;
insert into recent_comment
select comment_id, discussion_id, date_inserted, search from comment
where date_deleted is null and search is not null
order by date_inserted desc limit 20000;

create index recent_discussion_by_creation on recent_discussion (date_inserted desc);
create index recent_comment_by_creation on recent_comment (date_inserted desc);
-- What was written and is not yet sorted into an index is looked through by every search: it stays small.
create index recent_discussion_search on recent_discussion
  using gin (search, (array[date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00'),
    date_bin('16 days', date_inserted, timestamptz '2000-01-01 01:00:00+00'),
    date_bin('256 days', date_inserted, timestamptz '2000-01-01 02:00:00+00')])) with (gin_pending_list_limit = 256);
create index recent_comment_search on recent_comment
  using gin (search, (array[date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00'),
    date_bin('16 days', date_inserted, timestamptz '2000-01-01 01:00:00+00'),
    date_bin('256 days', date_inserted, timestamptz '2000-01-01 02:00:00+00')])) with (gin_pending_list_limit = 256);
analyze recent_discussion, recent_comment;

-- Kept is what is as new as the newest post that is not: so none is missing between those that are. In PL/pgSQL, which plans
-- its statements once for a connection.
create function recent_discussion_since() returns timestamptz stable language plpgsql as $$
begin
  return coalesce(
    (select max(date_inserted) from discussion where date_deleted is null and search is not null
      and date_inserted < coalesce((select min(date_inserted) from recent_discussion), 'infinity')),
    '-infinity');
end $$;
create function keep_new_discussions() returns trigger language plpgsql as $$
begin
  insert into recent_discussion (discussion_id, date_inserted, search)
  select discussion_id, date_inserted, search from added
  where date_deleted is null and search is not null and date_inserted >= (select recent_discussion_since())
  on conflict (discussion_id) do update
    set date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;
create function keep_changed_discussion() returns trigger language plpgsql as $$
begin
  if new.date_deleted is null and new.search is not null and new.date_inserted >= recent_discussion_since() then
    insert into recent_discussion (discussion_id, date_inserted, search)
    values (new.discussion_id, new.date_inserted, new.search)
    on conflict (discussion_id) do update
      set date_inserted = excluded.date_inserted, search = excluded.search;
  else
    delete from recent_discussion where discussion_id = new.discussion_id;
  end if;
  return null;
end $$;
create function recent_comment_since() returns timestamptz stable language plpgsql as $$
begin
  return coalesce(
    (select max(date_inserted) from comment where date_deleted is null and search is not null
      and date_inserted < coalesce((select min(date_inserted) from recent_comment), 'infinity')),
    '-infinity');
end $$;
create function keep_new_comments() returns trigger language plpgsql as $$
begin
  insert into recent_comment (comment_id, discussion_id, date_inserted, search)
  select comment_id, discussion_id, date_inserted, search from added
  where date_deleted is null and search is not null and date_inserted >= (select recent_comment_since())
  on conflict (comment_id) do update
    set discussion_id = excluded.discussion_id, date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;
create function keep_changed_comment() returns trigger language plpgsql as $$
begin
  if new.date_deleted is null and new.search is not null and new.date_inserted >= recent_comment_since() then
    insert into recent_comment (comment_id, discussion_id, date_inserted, search)
    values (new.comment_id, new.discussion_id, new.date_inserted, new.search)
    on conflict (comment_id) do update
      set discussion_id = excluded.discussion_id, date_inserted = excluded.date_inserted, search = excluded.search;
  else
    delete from recent_comment where comment_id = new.comment_id;
  end if;
  return null;
end $$;

create function drop_recent_discussion() returns trigger language plpgsql as $$
begin
  delete from recent_discussion where discussion_id = old.discussion_id or tg_op = 'TRUNCATE';
  return null;
end $$;
create function drop_recent_comment() returns trigger language plpgsql as $$
begin
  delete from recent_comment where comment_id = old.comment_id or tg_op = 'TRUNCATE';
  return null;
end $$;

create trigger discussion_recent_new after insert on discussion referencing new table as added
  for each statement execute function keep_new_discussions();
create trigger discussion_recent_changed after update of search, date_deleted, date_inserted on discussion
  for each row when (old.search is distinct from new.search or old.date_deleted is distinct from new.date_deleted
    or old.date_inserted <> new.date_inserted) execute function keep_changed_discussion();
create trigger discussion_recent_gone after delete on discussion for each row execute function drop_recent_discussion();
create trigger discussion_recent_emptied after truncate on discussion
  for each statement execute function drop_recent_discussion();
create trigger comment_recent_new after insert on comment referencing new table as added
  for each statement execute function keep_new_comments();
create trigger comment_recent_changed after update of search, date_deleted, date_inserted, discussion_id on comment
  for each row when (old.search is distinct from new.search or old.date_deleted is distinct from new.date_deleted
    or old.date_inserted <> new.date_inserted or old.discussion_id <> new.discussion_id) execute function keep_changed_comment();
create trigger comment_recent_gone after delete on comment for each row execute function drop_recent_comment();
create trigger comment_recent_emptied after truncate on comment
  for each statement execute function drop_recent_comment();
