-- What a kind of reaction shall be worth from when all scores have been counted anew; null while nothing changes.
alter table reaction_type
  add next_points integer,
  add next_value integer,
  -- Who may give it, beside the permission of its class; null for everybody who has that.
  add role_ids bigint[];
