-- A session can also view the forum as a member sees it.
alter table role_preview
  alter column role_id drop not null,
  add column user_id bigint references member on delete cascade,
  add check (num_nonnulls(role_id, user_id) = 1);
create index role_preview_by_member on role_preview (user_id);
