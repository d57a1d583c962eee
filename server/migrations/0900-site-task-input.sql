-- What a task was started with, such as the dump and the options of an import.
alter table site_task add column input jsonb;
