-- The language a member has chosen; none: the browser and the site decide.
alter table member add column language text;

-- The forum brings the words of five languages along; administrators put away what they do not offer.
insert into locale_setting (locale, enabled) values ('fr', true), ('de', true), ('ar', true), ('ja', true)
on conflict (locale) do nothing;
