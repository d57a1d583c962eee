-- Whether a failure was reported after the mail server had accepted the message.
alter table mail_bounce add column late boolean not null default false;
