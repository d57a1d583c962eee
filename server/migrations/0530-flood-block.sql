-- Since when somebody may not write because they wrote too much in a row (`spec/screens.md` F9, flood control): by kind of
-- what they wrote. How long it lasts is a setting; a row whose time is over counts for nothing.
create table flood_block (
  user_id bigint not null references member on delete cascade,
  kind text not null,
  date_blocked timestamptz not null,
  primary key (user_id, kind)
);
