-- What somebody posted lately, deleted posts included, is looked up when the next post of theirs has links.
create index discussion_deleted_by_author on discussion (insert_user_id, date_inserted) where date_deleted is not null;
create index comment_deleted_by_author on comment (insert_user_id, date_inserted) where date_deleted is not null;
