-- Discussions that nobody has answered yet, to be listed without looking through all others.
create index discussion_without_comments on discussion (date_last_comment desc, discussion_id desc)
  where date_deleted is null and count_comments = 0;
