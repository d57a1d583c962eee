-- Guesses of secrets by purpose, by what they are of, and by where they come from. The purpose and the kind of source are
-- columns of their own, so that no typed name can reach the counter of another purpose.
drop table sign_in_failure;
create table guess (
  purpose text not null check (purpose in ('password', 'second-factor', 'confirmation')),
  subject_hash bytea not null,
  source text not null check (source in ('network', 'device', 'session', 'anywhere')),
  source_hash bytea not null,
  count integer not null default 1,
  suspended_until timestamptz,
  date_inserted timestamptz not null,
  date_updated timestamptz not null,
  primary key (purpose, subject_hash, source, source_hash)
);
create index guess_by_date on guess (date_updated);

-- Browsers in which a member has signed in, or has opened a link that was mailed to them; only hashes of their cookies.
create table remembered_device (
  token_hash bytea not null,
  user_id bigint not null references member on delete cascade,
  has_signed_in boolean not null,
  date_inserted timestamptz not null,
  date_last_used timestamptz not null,
  primary key (token_hash, user_id)
);
create index remembered_device_by_member on remembered_device (user_id);
create index remembered_device_by_date on remembered_device (date_last_used);
