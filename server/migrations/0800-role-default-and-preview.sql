-- The role that the forum assigns to everybody of its type: guests, people who have not confirmed their address,
-- applicants, and new members.
alter table role add column is_default boolean not null default false;
update role set is_default = true where role_id in (2, 3, 4, 8);

-- The role as which a session views the forum, read only.
create table role_preview (
  session_id uuid primary key references session on delete cascade,
  role_id integer not null references role on delete cascade,
  date_inserted timestamptz not null
);
create index role_preview_by_role on role_preview (role_id);
