-- The one mail server that administrators set in the dashboard. Without a host, the configuration of the process applies.
create table mail_server (
  mail_server_id integer primary key default 1 check (mail_server_id = 1),
  host text not null default '',
  port integer not null default 587,
  encryption text not null default 'starttls' check (encryption in ('tls', 'starttls', 'optional')),
  user_name text not null default '',
  -- The password, encrypted, and the mail server and user for which it was entered. It is sent to no other.
  secret text,
  secret_place text,
  sender_name text not null default '',
  sender_address text not null default ''
);
insert into mail_server default values;

-- Why a message was not sent, for people. `failure` has the answer of the mail server.
alter table mail add column problem text;
create index mail_open on mail (mail_id) where state in ('queued', 'sending', 'failed', 'uncertain');
