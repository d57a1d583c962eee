-- The messages that could not be sent, which the overview of the dashboard counts.
create index mail_unsent on mail (date_inserted) where state in ('failed', 'uncertain');
