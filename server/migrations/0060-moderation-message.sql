-- What those who run the site want everybody to read first, and who has put it aside.
create table moderation_message (
  moderation_message_id bigint generated always as identity primary key,
  body text not null,
  format text not null,
  body_html text not null,
  type text not null default 'casual' check (type in ('casual', 'info', 'alert', 'warning')),
  is_dismissible boolean not null default false,
  is_enabled boolean not null default false,
  category_id bigint references category on delete cascade,
  include_descendants boolean not null default false,
  role_ids bigint[] not null default '{}',
  view_location text not null default 'content' check (view_location in ('content', 'panel')),
  layout_view_type text not null default 'all',
  insert_user_id bigint references member on delete set null,
  date_inserted timestamptz not null default now()
);

create index moderation_message_category on moderation_message (category_id);

create table moderation_message_dismissal (
  user_id bigint not null references member on delete cascade,
  moderation_message_id bigint not null references moderation_message on delete cascade,
  date_dismissed timestamptz not null default now(),
  primary key (user_id, moderation_message_id)
);

create index moderation_message_dismissal_message on moderation_message_dismissal (moderation_message_id);
