-- Comments of the whole site by score and by heat, and questions without an answer: lists that would read everything.
create index comment_by_site_score on comment (score desc, comment_id desc) where date_deleted is null;
create index comment_by_site_hot on comment (hot desc, comment_id desc) where date_deleted is null;
create index discussion_unanswered on discussion (date_last_comment desc, discussion_id desc)
  where type = 'question' and count_comments = 0 and date_deleted is null;
create index comment_by_discussion on comment (discussion_id);
