-- Kinds of browser from which a member has signed in; a new one is told by mail.
create table sign_in_place (
  user_id bigint not null references member on delete cascade,
  place_hash bytea not null,
  date_inserted timestamptz not null default now(),
  date_last_used timestamptz not null default now(),
  primary key (user_id, place_hash)
);
