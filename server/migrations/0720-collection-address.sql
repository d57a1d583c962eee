-- The pages of collections take the address of a subcommunity named "collections", which receives another one.
update setting
set value = (
  select jsonb_agg(
    case one.value ->> 'slug'
      when 'collections' then jsonb_set(one.value, '{slug}', '"collections-community"')
      else one.value
    end
    order by one.ordinality
  )
  from jsonb_array_elements(setting.value) with ordinality one
)
where key = 'site.sections' and value @> '[{"slug": "collections"}]';
