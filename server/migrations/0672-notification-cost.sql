-- Notifications are written by the dozen for one comment: each index and each check counts.

-- Unread notifications of a member: all, of one batch, or the first of a batch, shown on the site or not.
drop index notification_unread;
create index notification_unread on notification (user_id, popup, batch, notification_id) where not read;

-- What one member was told of one discussion is found without reading what else either has.
drop index notification_discussion;
create index notification_discussion on notification (discussion_id, user_id, read) where discussion_id is not null;

-- Rows are stored in the order of time: their age takes no index of every row.
drop index notification_age;
create index notification_age on notification using brin (date_inserted);

-- Each row of a foreign key locks its member, and a comment writes dozens. Members are deleted by a date; the few rows that
-- are deleted for good (the sample, an import that is taken back) take their notifications with them by this trigger.
alter table notification drop constraint notification_user_id_fkey;
create function forget_member_notifications() returns trigger language plpgsql as $$
begin
  delete from notification where user_id = old.user_id;
  return null;
end $$;
create trigger member_notifications_gone after delete on member
  for each row execute function forget_member_notifications();

-- Whom a new comment concerns: those with a mark on its discussion, not everybody who has read it.
create index discussion_member_concerned on discussion_member (discussion_id)
  where participated or bookmarked or muted;
