-- The words of a post together with its eras (`search-era.ts`), in place of its day: a search for common words reads the few
-- eras in which enough matches are, one list each, where it gathered every post since a day.
create index discussion_search_era on discussion
  using gin (search, (array[date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00'),
    date_bin('16 days', date_inserted, timestamptz '2000-01-01 01:00:00+00'),
    date_bin('256 days', date_inserted, timestamptz '2000-01-01 02:00:00+00')])) where date_deleted is null;
create index comment_search_era on comment
  using gin (search, (array[date_bin('1 day', date_inserted, timestamptz '2000-01-01 00:00:00+00'),
    date_bin('16 days', date_inserted, timestamptz '2000-01-01 01:00:00+00'),
    date_bin('256 days', date_inserted, timestamptz '2000-01-01 02:00:00+00')])) where date_deleted is null;
drop index discussion_search_day;
drop index comment_search_day;
