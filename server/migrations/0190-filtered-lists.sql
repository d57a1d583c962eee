-- Lists that few discussions of a large forum belong to: found without looking at all of them.
create index discussion_by_type on discussion (type, date_last_comment desc, discussion_id desc)
  where date_deleted is null and type <> 'discussion';
create index discussion_closed on discussion (date_last_comment desc, discussion_id desc) where date_deleted is null and closed;
