-- The triggers that copy a new post to the tables searched first run for each row, with one statement and without a table of
-- what was added. Between the rows that are kept none is missing, so a post that is not older than all of them belongs there.
create function keep_new_discussion() returns trigger language plpgsql as $$
begin
  insert into recent_discussion (discussion_id, category_id, date_inserted, search)
  select new.discussion_id, new.category_id, new.date_inserted, new.search
  where exists (select from recent_discussion where date_inserted <= new.date_inserted)
    or new.date_inserted >= recent_discussion_since()
  on conflict (discussion_id) do update
    set category_id = excluded.category_id, date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;
create function keep_new_comment() returns trigger language plpgsql as $$
begin
  insert into recent_comment (comment_id, discussion_id, category_id, date_inserted, search)
  select new.comment_id, new.discussion_id,
    (select category_id from discussion where discussion_id = new.discussion_id and date_deleted is null),
    new.date_inserted, new.search
  where exists (select from recent_comment where date_inserted <= new.date_inserted)
    or new.date_inserted >= recent_comment_since()
  on conflict (comment_id) do update set discussion_id = excluded.discussion_id, category_id = excluded.category_id,
    date_inserted = excluded.date_inserted, search = excluded.search;
  return null;
end $$;

drop trigger discussion_recent_new on discussion;
drop trigger comment_recent_new on comment;
drop function keep_new_discussions, keep_new_comments;
create trigger discussion_recent_new after insert on discussion for each row
  when (new.date_deleted is null and new.search is not null) execute function keep_new_discussion();
create trigger comment_recent_new after insert on comment for each row
  when (new.date_deleted is null and new.search is not null) execute function keep_new_comment();

-- Only a paragraph that begins with a link can be a link alone: other posts are not searched for one.
drop trigger discussion_bare_links on discussion;
drop trigger comment_bare_links on comment;
create trigger discussion_bare_links after insert or update of body_html on discussion for each row
  when (new.body_html like '%<p dir="auto"><a href="http%data-bare=""%') execute function note_bare_links();
create trigger comment_bare_links after insert or update of body_html on comment for each row
  when (new.body_html like '%<p dir="auto"><a href="http%data-bare=""%') execute function note_bare_links();
