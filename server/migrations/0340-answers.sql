-- When an answer was accepted, and by whom; both null for those that came accepted from elsewhere.
alter table comment add column date_accepted timestamptz, add column accept_user_id bigint;

-- Few comments are judged: by it the answers of a question that were, in the order in which they were accepted.
create index comment_judged on comment (discussion_id, qna, date_accepted) where qna is not null;

-- What is said to everybody of what an idea stands at.
alter table discussion add column status_notes text;
