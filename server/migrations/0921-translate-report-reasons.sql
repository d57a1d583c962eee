-- Reasons of reports are translated, as categories are.
insert into translation_resource (url_code, name) values ('reportReasons', 'Report reasons')
on conflict (url_code) do nothing;
