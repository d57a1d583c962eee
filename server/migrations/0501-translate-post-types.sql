-- Types of posts and their fields are called differently in other languages, as categories are.
insert into translation_resource (url_code, name) values ('postTypes', 'Post types')
on conflict (url_code) do nothing;
