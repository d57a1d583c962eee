-- Identities in one form. The application folds them (api/folded-identity.ts) and makes the skeletons of look-alikes
-- (server/member/identity/name-skeleton.ts); rows without them get them at start (server/member/identity/identity-keys.ts).

alter table member alter column name_key drop expression;
alter table member add column name_skeleton text;
create unique index member_name_skeleton on member (name_skeleton) where date_deleted is null and not is_system;
create index member_without_skeleton on member (user_id)
  where name_skeleton is null and date_deleted is null and not is_system;

-- Addresses are ASCII, checked when they are entered: the "C" collation makes of them what folding does, in every locale.
alter table member drop column email_key, drop column pending_email_key;
alter table member
  add column email_key text generated always as (lower(email collate "C")) stored,
  add column pending_email_key text generated always as (lower(pending_email collate "C")) stored;
create unique index member_email_key on member (email_key) where email is not null and date_deleted is null;
create index member_by_pending_email on member (pending_email_key) where pending_email is not null;

alter table role add column name_key text, add column name_skeleton text;
drop index role_name_key;
create unique index role_name_key on role (name_key);
create unique index role_name_skeleton on role (name_skeleton);

alter table category add column urlcode_key text, add column urlcode_skeleton text;
drop index category_urlcode_key;
create unique index category_urlcode_key on category (urlcode_key);
create unique index category_urlcode_skeleton on category (urlcode_skeleton);

alter table tag add column name_key text, add column urlcode_key text, add column urlcode_skeleton text;
drop index tag_urlcode_key;
create unique index tag_urlcode_key on tag (urlcode_key, type);
create unique index tag_urlcode_skeleton on tag (urlcode_skeleton, type);
create index tag_by_name on tag (name_key);

alter table ban_rule add column pattern_key text;
drop index ban_rule_pattern_key;
create unique index ban_rule_pattern_key on ban_rule (type, pattern_key);
alter table ban_rule alter column like_pattern drop expression;

-- Names that members had. They lead to their member and are reserved for them; of a deleted member only hashes are kept.
create table former_name (
  name_key text primary key,
  name_skeleton text not null,
  name text,
  user_id bigint not null references member on delete cascade,
  date_inserted timestamptz not null
);
create index former_name_by_skeleton on former_name (name_skeleton);
create index former_name_by_member on former_name (user_id);
