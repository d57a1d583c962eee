-- What a member's uploads take, kept by a trigger, and how many uploads they have begun since a moment.
create table member_upload (
  user_id bigint primary key,
  bytes bigint not null default 0,
  attempts integer not null default 0,
  date_begun timestamptz not null default now()
);
insert into member_upload (user_id, bytes) select insert_user_id, sum(size) from media group by insert_user_id;

create function count_media_bytes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update member_upload set bytes = greatest(0, bytes - old.size) where user_id = old.insert_user_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into member_upload (user_id, bytes) values (new.insert_user_id, new.size)
    on conflict (user_id) do update set bytes = member_upload.bytes + excluded.bytes;
  end if;
  return null;
end
$$;

create trigger media_bytes after insert or delete or update of size, insert_user_id on media
  for each row execute function count_media_bytes();
