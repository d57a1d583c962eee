-- The areas that a token is limited to; null: everything that its member may do.
alter table access_token add column areas text[];
alter table access_token add column last_ip_address text;
-- A token that an administrator revoked. It is deleted later, so that the revocation can be undone.
alter table access_token add column date_revoked timestamptz;
alter table access_token add column insert_user_id bigint references member on delete set null;

-- A service account cannot sign in. Programs act through it with tokens of the site.
alter table member add column is_service boolean not null default false;
create index member_by_service on member (user_id) where is_service;
