-- A held post is listed among reports, by a number of their sequence.
alter table held_post add column report_id bigint;
update held_post set report_id = nextval(pg_get_serial_sequence('report', 'report_id'));
alter table held_post alter column report_id set default nextval(pg_get_serial_sequence('report', 'report_id'));
alter table held_post alter column report_id set not null;
create unique index held_post_by_report on held_post (report_id);
