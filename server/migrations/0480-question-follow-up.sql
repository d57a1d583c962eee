-- Whether those who ask here are reminded, once, to decide on the answers they got.
alter table category add column question_follow_up boolean not null default false;

-- The questions whose askers were reminded: nobody is reminded of one twice.
create table question_follow_up (
  discussion_id bigint primary key references discussion on delete cascade,
  date_inserted timestamptz not null default now()
);
