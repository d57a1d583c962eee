-- Lists of members by their last visit, as it is told to those who may not know of hidden ones.
create index member_by_told_activity on member ((case when hidden then null else date_last_active end) desc nulls last, user_id desc);
