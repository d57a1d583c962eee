-- Texts of the site, of its navigation, layouts, subcommunities, profile fields and messages are translated, as categories are.
insert into translation_resource (url_code, name) values
  ('settings', 'Site texts'),
  ('navigation', 'Navigation'),
  ('subcommunities', 'Subcommunities'),
  ('layouts', 'Pages and widgets'),
  ('profileFields', 'Profile fields'),
  ('moderationMessages', 'Site messages')
on conflict (url_code) do nothing;
