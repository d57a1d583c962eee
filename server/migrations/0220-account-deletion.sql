-- Accounts whose members asked for them to be deleted: done when the time to think it over has passed.
create table member_deletion (
  user_id bigint primary key references member,
  delete_method text not null check (delete_method in ('keep', 'wipe', 'delete')),
  date_asked timestamptz not null,
  date_due timestamptz not null
);
create index member_deletion_due on member_deletion (date_due);
