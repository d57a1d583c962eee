create index discussion_unresolved on discussion (date_inserted, discussion_id)
  where date_deleted is null and not resolved and type <> 'redirect';
