-- Invitations that were taken back still count among those a member has sent.
alter table invitation add column date_withdrawn timestamptz;
