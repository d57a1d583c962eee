-- The newest posts that are kept once more to be searched first tell their category too, so that a search looks none of their
-- discussions up. A comment of a deleted discussion has none: it is found when the discussion is restored.
lock table discussion, comment in share row exclusive mode;
truncate recent_discussion, recent_comment;
alter table recent_discussion add column category_id bigint not null;
alter table recent_comment add column category_id bigint;

create function category_of_comments(id bigint) returns bigint stable language sql as $$
  select category_id from discussion where discussion_id = id and date_deleted is null
$$;

insert into recent_discussion (discussion_id, category_id, date_inserted, search)
select discussion_id, category_id, date_inserted, search from discussion
where date_deleted is null and search is not null
order by date_inserted desc limit 20000;
insert into recent_comment (comment_id, discussion_id, category_id, date_inserted, search)
select comment_id, discussion_id, category_of_comments(discussion_id), date_inserted, search from comment
where date_deleted is null and search is not null
order by date_inserted desc limit 20000;
create index recent_comment_of_discussion on recent_comment (discussion_id);
-- What was just written is sorted into the indexes now, else every search would look through it.
select gin_clean_pending_list('recent_discussion_search'), gin_clean_pending_list('recent_comment_search');
analyze recent_discussion, recent_comment;

create or replace function keep_new_discussions() returns trigger language plpgsql as $$
begin
  insert into recent_discussion (discussion_id, category_id, date_inserted, search)
  select discussion_id, category_id, date_inserted, search from added
  where date_deleted is null and search is not null and date_inserted >= (select recent_discussion_since())
  on conflict (discussion_id) do update
    set category_id = excluded.category_id, date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;
create or replace function keep_changed_discussion() returns trigger language plpgsql as $$
begin
  if new.date_deleted is null and new.search is not null and new.date_inserted >= recent_discussion_since() then
    insert into recent_discussion (discussion_id, category_id, date_inserted, search)
    values (new.discussion_id, new.category_id, new.date_inserted, new.search)
    on conflict (discussion_id) do update
      set category_id = excluded.category_id, date_inserted = excluded.date_inserted, search = excluded.search;
  else
    delete from recent_discussion where discussion_id = new.discussion_id;
  end if;
  if old.category_id <> new.category_id or old.date_deleted is distinct from new.date_deleted then
    update recent_comment set category_id = case when new.date_deleted is null then new.category_id end
    where discussion_id = new.discussion_id;
  end if;
  return null;
end $$;
create or replace function keep_new_comments() returns trigger language plpgsql as $$
begin
  insert into recent_comment (comment_id, discussion_id, category_id, date_inserted, search)
  select comment_id, discussion_id, category_of_comments(discussion_id), date_inserted, search from added
  where date_deleted is null and search is not null and date_inserted >= (select recent_comment_since())
  on conflict (comment_id) do update set discussion_id = excluded.discussion_id, category_id = excluded.category_id,
    date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;
create or replace function keep_changed_comment() returns trigger language plpgsql as $$
begin
  if new.date_deleted is null and new.search is not null and new.date_inserted >= recent_comment_since() then
    insert into recent_comment (comment_id, discussion_id, category_id, date_inserted, search)
    values (new.comment_id, new.discussion_id, category_of_comments(new.discussion_id), new.date_inserted, new.search)
    on conflict (comment_id) do update set discussion_id = excluded.discussion_id, category_id = excluded.category_id,
      date_inserted = excluded.date_inserted, search = excluded.search;
  else
    delete from recent_comment where comment_id = new.comment_id;
  end if;
  return null;
end $$;

drop trigger discussion_recent_changed on discussion;
create trigger discussion_recent_changed after update of search, date_deleted, date_inserted, category_id on discussion
  for each row when (old.search is distinct from new.search or old.date_deleted is distinct from new.date_deleted
    or old.date_inserted <> new.date_inserted or old.category_id <> new.category_id)
  execute function keep_changed_discussion();
