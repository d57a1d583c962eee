-- An edit that waits: of which post, and as it was when it was edited. The old words stay until it is approved.
alter table held_post add column edit_of bigint;
alter table held_post add column date_seen timestamptz;
create index held_edit on held_post (record_type, edit_of) where edit_of is not null and status = 'held';
