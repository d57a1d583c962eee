-- The feeds of other sites that stored layouts show, with the items of the last successful request. A background job
-- requests them. `date_fetched` is null before the first request.
create table web_feed (
  url text primary key,
  etag text,
  last_modified text,
  name text not null default '',
  items jsonb not null default '[]',
  -- The reason why the last request failed, and its details.
  problem text,
  problem_detail text,
  date_fetched timestamptz
);
