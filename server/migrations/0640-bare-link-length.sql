-- The key of link_card is an address; a B-tree index refuses keys of more than 2,704 bytes, so addresses are bounded in bytes.
create or replace function bare_links(html text) returns setof text language sql immutable as $$
  select distinct replace(found[1], '&amp;', '&')
  from regexp_matches(html, '<p dir="auto"><a href="(https?://[^"]+)"[^>]*>\1</a></p>', 'g') found
  where octet_length(found[1]) < 2000
  limit 20
$$;
