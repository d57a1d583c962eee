-- Who stands beside posts that are kept when their author is taken off them; below the numbers that members get.
insert into member (user_id, name, is_system, private, email_confirmed, date_inserted) values
  (3, 'Deleted User', true, true, true, now())
on conflict do nothing;
