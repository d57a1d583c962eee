-- Why a scheduled draft could not be posted; its author reads it beside the draft.
alter table draft add column failed_reason text;
create index draft_scheduled on draft (record_type, record_id) where draft_status = 'scheduled';
