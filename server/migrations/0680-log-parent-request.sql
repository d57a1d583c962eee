-- The page (or other request) from which a logged request was made, as the client names it.
alter table moderation_log add column parent_request jsonb;
