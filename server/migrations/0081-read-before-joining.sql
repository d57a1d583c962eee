-- Whoever joins has missed nothing: what was last written before is not unread (spec/behaviours.md, docs/decisions.md).
alter table member alter column date_all_viewed set default now();
update member set date_all_viewed = date_inserted where date_all_viewed is null;
