-- The files of a message are read with it.
create index media_by_message on media (foreign_id) where foreign_type = 'message';
