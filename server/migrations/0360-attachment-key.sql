-- Whoever sends a record to a service takes its place for a while and says this key with it. It stays while nobody knows
-- what became of it, so that the service can tell the next attempt from another issue.
alter table attachment
  add column key uuid not null default gen_random_uuid(),
  add column claimed_until timestamptz not null default '-infinity';
