-- Whether a translation was written by a machine and not confirmed by a person.
alter table translation add column by_machine boolean not null default false;
