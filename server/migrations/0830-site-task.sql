-- Long work that administrators start or that runs on a schedule: backups, their checks, recounts. A job performs it.
create table site_task (
  site_task_id bigint generated always as identity primary key,
  kind text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- The task that this one examines: a check names its backup.
  subject_id bigint references site_task on delete cascade,
  is_scheduled boolean not null default false,
  insert_user_id bigint references member on delete set null,
  date_inserted timestamptz not null default now(),
  -- The last sign of life of a running task.
  date_updated timestamptz not null default now(),
  date_done timestamptz,
  step text,
  done bigint not null default 0,
  total bigint not null default 0,
  -- The reason of a failure as a code, and its details in English.
  reason text,
  reason_detail text,
  -- The name, size and SHA-256 checksum of the file that the task wrote.
  file_name text,
  size bigint,
  checksum text,
  result jsonb
);

create index site_task_by_kind on site_task (kind, site_task_id desc);
create index site_task_by_subject on site_task (subject_id, site_task_id desc) where subject_id is not null;

-- At most one task of a kind waits or runs.
create unique index site_task_pending on site_task (kind) where status in ('waiting', 'running');
