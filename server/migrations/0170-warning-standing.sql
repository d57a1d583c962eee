-- When whom it is about opened the statement of a decision; and the warning by whose points a mute or ban came by rule.
alter table decision add column date_read timestamptz;
alter table decision add column caused_by bigint references decision on delete set null;
update decision set date_read = date_inserted where kind = 'warning';
create index decision_caused on decision (caused_by) where caused_by is not null;
