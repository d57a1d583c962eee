-- What those who keep order did, so that everybody who may can see it, and take it back.
create table moderation_log (
  moderation_log_id bigint generated always as identity primary key,
  action text not null,
  record_type text not null,
  record_id bigint not null,
  parent_record_id bigint,
  category_id bigint,
  actor_id bigint references member on delete set null,
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  reason text,
  is_public boolean not null default true,
  undo_of bigint references moderation_log on delete set null,
  undone_by bigint references moderation_log on delete set null,
  request_method text,
  request_path text,
  request_query text,
  ip_address text,
  date_inserted timestamptz not null default now()
);

create index moderation_log_by_record on moderation_log (record_type, record_id, moderation_log_id desc);
create index moderation_log_by_parent on moderation_log (parent_record_id, moderation_log_id desc) where parent_record_id is not null;
create index moderation_log_by_actor on moderation_log (actor_id, moderation_log_id desc);
create index moderation_log_by_action on moderation_log (action, moderation_log_id desc);
create index moderation_log_by_category on moderation_log (category_id, moderation_log_id desc) where category_id is not null;
create index moderation_log_by_date on moderation_log (date_inserted desc);
create index moderation_log_public on moderation_log (moderation_log_id desc) where is_public;
create index moderation_log_undo_of on moderation_log (undo_of) where undo_of is not null;
create index moderation_log_undone_by on moderation_log (undone_by) where undone_by is not null;
