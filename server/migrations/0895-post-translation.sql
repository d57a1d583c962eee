-- Translations of posts that readers requested: one for each post and language, of the text with this hash. Without a
-- text, a process is translating since `date_claimed`.
create table post_translation (
  record_type text not null check (record_type in ('discussion', 'comment')),
  record_id bigint not null,
  language text not null,
  text_hash text not null,
  service text not null,
  from_language text,
  name text,
  body_html text,
  date_claimed timestamptz not null,
  primary key (record_type, record_id, language)
);

-- The characters that were sent to translation services for posts, by UTC day.
create table post_translation_use (
  day date primary key,
  characters bigint not null
);

-- No translation outlives the text that it was made from, whatever changes or deletes the post.
create function forget_translations() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'comment' then
    delete from post_translation where record_type = 'comment' and record_id = old.comment_id;
  else
    delete from post_translation where record_type = 'discussion' and record_id = old.discussion_id;
  end if;
  return null;
end $$;
create trigger discussion_translations_changed after update of name, body_html, date_deleted on discussion for each row
  when ((new.name, new.body_html, new.date_deleted) is distinct from (old.name, old.body_html, old.date_deleted))
  execute function forget_translations();
create trigger discussion_translations_deleted after delete on discussion for each row
  execute function forget_translations();
create trigger comment_translations_changed after update of body_html, date_deleted on comment for each row
  when ((new.body_html, new.date_deleted) is distinct from (old.body_html, old.date_deleted))
  execute function forget_translations();
create trigger comment_translations_deleted after delete on comment for each row
  execute function forget_translations();

-- The comments of a deleted discussion cannot be read either.
create function forget_thread_translations() returns trigger language plpgsql as $$
begin
  delete from post_translation t using comment c
  where t.record_type = 'comment' and t.record_id = c.comment_id and c.discussion_id = new.discussion_id;
  return null;
end $$;
create trigger discussion_thread_translations after update of date_deleted on discussion for each row
  when (new.date_deleted is not null and old.date_deleted is null)
  execute function forget_thread_translations();
