-- Languages that administrators add have a name; the languages of the forum have theirs in the code.
alter table locale_setting
  add column name text,
  add column direction text check (direction in ('ltr', 'rtl')),
  -- The language whose texts stand in for missing ones, before English.
  add column derives_from text,
  add column position integer not null default 0;

-- The English text for which a text was written, to find texts whose source has changed since.
alter table locale_translation
  add column source text,
  add column by_machine boolean not null default false;
