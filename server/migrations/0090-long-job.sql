-- Work on many records for one member: what is to be done, and for each record whether it is. An item and what was done
-- with it are one transaction, so that a process killed at any moment does nothing twice and forgets nothing.
create table long_job (
  long_job_id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id bigint not null references member on delete cascade,
  input jsonb not null default '{}',
  -- Goes on by itself, on the queue; else it goes on when its member asks with the signed token.
  in_background boolean not null default false,
  date_inserted timestamptz not null default now()
);
create index long_job_by_member on long_job (user_id, date_inserted desc);
create index long_job_by_date on long_job (date_inserted);

create table long_job_item (
  long_job_id uuid not null references long_job on delete cascade,
  place integer not null,
  item_id bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  -- The refusal of an item that failed: code, status and details.
  refusal jsonb,
  -- The entry of the moderation log that tells of it, and by which it is taken back.
  log_id bigint,
  primary key (long_job_id, place),
  unique (long_job_id, item_id)
);
create index long_job_item_waiting on long_job_item (long_job_id, place) where status = 'waiting';
