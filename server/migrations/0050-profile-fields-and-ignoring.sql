-- Questions that a site asks its members beside the usual ones, and what each answered.
create table profile_field (
  api_name text primary key,
  label text not null,
  description text not null default '',
  data_type text not null check (data_type in ('text', 'bool', 'date', 'number', 'string[]', 'number[]')),
  form_type text not null check (form_type in ('text', 'text-multiline', 'dropdown', 'tokens', 'checkbox', 'date', 'number')),
  visibility text not null check (visibility in ('public', 'private', 'internal')),
  mutability text not null check (mutability in ('all', 'restricted', 'none')),
  registration_options text not null check (registration_options in ('required', 'optional', 'hidden')),
  on_user_cards boolean not null default false,
  on_posts boolean not null default false,
  in_search boolean not null default false,
  dropdown_options jsonb,
  enabled boolean not null default true,
  sort integer not null default 0,
  date_inserted timestamptz not null default now(),
  date_updated timestamptz
);
create unique index profile_field_name_key on profile_field (lower(api_name));

create table member_profile_field (
  user_id bigint not null references member on delete cascade,
  api_name text not null references profile_field on delete cascade,
  value jsonb not null,
  primary key (user_id, api_name)
);
create index member_profile_field_by_value on member_profile_field using gin (value jsonb_path_ops);
create index member_profile_field_by_field on member_profile_field (api_name, user_id);

-- Whose words a member does not want to see.
create table member_ignore (
  user_id bigint not null references member on delete cascade,
  ignored_user_id bigint not null references member on delete cascade,
  date_inserted timestamptz not null default now(),
  primary key (user_id, ignored_user_id),
  check (user_id <> ignored_user_id)
);
create index member_ignore_by_ignored on member_ignore (ignored_user_id, user_id);
