-- The words of a post together with its day, so that a search for common words gathers only the newest matches; for other
-- searches it is what the index of words alone was.
create extension if not exists btree_gin;
create index discussion_search_day on discussion
  using gin (search, date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00')) where date_deleted is null;
create index comment_search_day on comment
  using gin (search, date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00')) where date_deleted is null;
drop index discussion_search;
drop index comment_search;
