-- What a member wants to stand under their posts, as written and as shown; and whether they hide those of others.
create table member_signature (
  user_id bigint primary key references member on delete cascade,
  body text not null default '',
  body_html text not null default '',
  hides_all boolean not null default false,
  update_user_id bigint references member on delete set null,
  date_updated timestamptz not null default now()
);
