-- Members are found by a part of their e-mail address.
create index member_email_trigram on member using gin (email_key gin_trgm_ops) where email is not null;
create index member_pending_email_trigram on member using gin (pending_email_key gin_trgm_ops) where pending_email is not null;
