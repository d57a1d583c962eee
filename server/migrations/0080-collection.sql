-- What those who run the site put together by hand: collections of discussions and categories, in an order of their own.
create table collection (
  collection_id bigint generated always as identity primary key,
  name text not null,
  insert_user_id bigint references member on delete set null,
  date_inserted timestamptz not null default now(),
  update_user_id bigint references member on delete set null,
  date_updated timestamptz
);

create unique index collection_name on collection (lower(name));

create table collection_record (
  collection_id bigint not null references collection on delete cascade,
  record_type text not null,
  record_id bigint not null,
  sort integer,
  date_added_to_collection timestamptz not null default now(),
  primary key (collection_id, record_type, record_id)
);

create index collection_record_record on collection_record (record_type, record_id);
