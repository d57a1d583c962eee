-- The number that a scheduled post will have, so that its address can be given away before it is there.
alter table draft add column reserved_discussion_id bigint unique;
