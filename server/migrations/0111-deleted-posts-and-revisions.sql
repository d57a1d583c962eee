-- Deleted posts are listed for those who may bring them back.
create index comment_deleted on comment (discussion_id, position) where delete_method = 'full';
create index comment_by_deletion on comment (discussion_id, date_deleted desc, comment_id desc) where date_deleted is not null;
create index discussion_by_deletion on discussion (category_id, date_deleted desc, discussion_id desc) where date_deleted is not null;

-- What posts said before they were edited: one row for each text that was replaced.
create table post_revision (
  post_revision_id bigint generated always as identity primary key,
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id bigint not null,
  name text,
  body text not null,
  format text not null,
  body_html text not null,
  excerpt text,
  image_url text,
  -- Who wrote this text, and when it began to stand.
  user_id bigint references member on delete set null,
  date_inserted timestamptz not null,
  -- What the post said of its last edit while this text stood.
  date_updated timestamptz,
  update_user_id bigint,
  date_replaced timestamptz not null default now()
);
create index post_revision_by_record on post_revision (record_type, record_id, post_revision_id desc);
create index post_revision_by_member on post_revision (user_id) where user_id is not null;
