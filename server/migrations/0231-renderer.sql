-- By which version of the renderer all posts of a kind have been made into HTML, and how far the way to a newer one has come.
create table post_renderer (
  record_type text primary key check (record_type in ('discussion', 'comment', 'message')),
  version integer not null,
  passed_id bigint not null default 0
);

insert into post_renderer (record_type, version) values ('discussion', 1), ('comment', 1), ('message', 1);
