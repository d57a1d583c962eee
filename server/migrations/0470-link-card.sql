-- What pages elsewhere say of themselves, for posts in which their address stands alone (specification, embeds).
create table link_card (
  url text primary key,
  -- Null until it was read, and for what says nothing of itself.
  name text,
  body text,
  site_name text,
  date_inserted timestamptz not null,
  -- Null while it waits to be read.
  date_read timestamptz
);
create index link_card_waiting on link_card (date_inserted) where date_read is null;

-- The addresses that are a paragraph of rendered text each.
create function bare_links(html text) returns setof text language sql immutable as $$
  select distinct replace(found[1], '&amp;', '&')
  from regexp_matches(html, '<p dir="auto"><a href="(https?://[^"]+)"[^>]*>\1</a></p>', 'g') found
  where length(found[1]) < 2000
  limit 20
$$;

-- Whoever writes a post, and however: what it links to is read. Old posts that are rendered again ask nobody.
create function note_bare_links() returns trigger language plpgsql as $$
begin
  if coalesce(new.date_updated, new.date_inserted) > now() - interval '1 day' then
    insert into link_card (url, date_inserted)
    select link, now() from bare_links(new.body_html) link
    on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger discussion_bare_links after insert or update of body_html on discussion for each row
  when (new.body_html like '%data-bare=""%') execute function note_bare_links();
create trigger comment_bare_links after insert or update of body_html on comment for each row
  when (new.body_html like '%data-bare=""%') execute function note_bare_links();
