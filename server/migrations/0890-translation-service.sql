-- The services that translate texts by machine, as administrators set them up. The types are in the code.
create table translation_service (
  type text primary key,
  settings jsonb not null default '{}',
  -- The API key, encrypted, and the address for which it was entered. It is sent to no other.
  secret text,
  secret_place text,
  is_default boolean not null default false
);
create unique index translation_service_default on translation_service (is_default) where is_default;
