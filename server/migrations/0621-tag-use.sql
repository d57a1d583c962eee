-- How many discussions of each category carry a tag, so that readers are told the tags and counts of what they may view.
create table tag_use (
  tag_id bigint not null references tag on delete cascade,
  category_id bigint not null,
  count_discussions integer not null,
  primary key (tag_id, category_id)
);
insert into tag_use (tag_id, category_id, count_discussions)
select tag_id, category_id, count(*) from discussion_tag join discussion using (discussion_id)
where date_deleted is null group by tag_id, category_id;

-- Rows change in the order of their key, so that two statements never wait for each other.
create function add_tag_use(tags bigint[], category bigint, step integer) returns void language plpgsql as $$
begin
  insert into tag_use (tag_id, category_id, count_discussions)
  select one, category, step from unnest(tags) as one order by one
  on conflict (tag_id, category_id) do update set count_discussions = tag_use.count_discussions + excluded.count_discussions;
  if step < 0 then
    delete from tag_use where tag_id = any(tags) and category_id = category and count_discussions <= 0;
  end if;
end $$;

create function count_added_tags() returns trigger language plpgsql as $$
begin
  insert into tag_use (tag_id, category_id, count_discussions)
  select tag_id, category_id, count(*) from added join discussion using (discussion_id)
  where date_deleted is null group by tag_id, category_id order by tag_id, category_id
  on conflict (tag_id, category_id) do update set count_discussions = tag_use.count_discussions + excluded.count_discussions;
  return null;
end $$;
create trigger discussion_tag_counted after insert on discussion_tag
  referencing new table as added for each statement execute function count_added_tags();

-- Of a discussion that is itself being deleted, `uncount_discussion` has taken the tags off already.
create function count_removed_tag() returns trigger language plpgsql as $$
declare
  place bigint;
begin
  select category_id into place from discussion where discussion_id = old.discussion_id and date_deleted is null;
  if found then
    perform add_tag_use(array[old.tag_id], place, -1);
  end if;
  return null;
end $$;
create trigger discussion_tag_uncounted after delete on discussion_tag
  for each row execute function count_removed_tag();

create function tags_of(discussion bigint) returns bigint[] stable language sql as $$
  select array(select tag_id from discussion_tag where discussion_id = discussion order by tag_id)
$$;

create function recount_discussion_tags() returns trigger language plpgsql as $$
declare
  tags bigint[] := tags_of(old.discussion_id);
begin
  if tags = '{}' then
    return null;
  end if;
  if old.date_deleted is null then
    perform add_tag_use(tags, old.category_id, -1);
  end if;
  if new.date_deleted is null then
    perform add_tag_use(tags, new.category_id, 1);
  end if;
  return null;
end $$;
create trigger discussion_tags_recounted after update of category_id, date_deleted on discussion
  for each row when (old.category_id <> new.category_id or (old.date_deleted is null) <> (new.date_deleted is null))
  execute function recount_discussion_tags();

create function uncount_discussion() returns trigger language plpgsql as $$
declare
  tags bigint[] := tags_of(old.discussion_id);
begin
  if old.date_deleted is null and tags <> '{}' then
    perform add_tag_use(tags, old.category_id, -1);
  end if;
  return old;
end $$;
create trigger discussion_tags_uncounted before delete on discussion
  for each row execute function uncount_discussion();

create function forget_tag_use() returns trigger language plpgsql as $$
begin
  delete from tag_use;
  return null;
end $$;
create trigger discussion_tag_emptied after truncate on discussion_tag
  for each statement execute function forget_tag_use();
