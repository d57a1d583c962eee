-- What is translated, each with the language that its texts are written in; none: the site's own.
create table translation_resource (
  translation_resource_id bigint generated always as identity primary key,
  url_code text not null unique,
  name text not null,
  source_locale text
);

insert into translation_resource (url_code, name) values
  ('categories', 'Categories'),
  ('machineTranslated', 'Translated by a machine');

-- A text of a record in another language; record_key is the record's number or, for records without one, its key.
create table translation (
  resource text not null references translation_resource (url_code),
  record_type text not null,
  record_key text not null,
  property_name text not null,
  locale text not null,
  translated text not null,
  primary key (resource, record_type, record_key, property_name, locale)
);
