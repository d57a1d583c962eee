-- Tags are called differently in other languages, as categories are.
insert into translation_resource (url_code, name) values ('tags', 'Tags')
on conflict (url_code) do nothing;
