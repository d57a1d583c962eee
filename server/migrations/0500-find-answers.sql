-- Discussions are found by what they answer to public fields: those words stand in `discussion.search` with the weight D.
create index discussion_with_answers on discussion (discussion_id) where post_meta is not null;

-- How far discussions are indexed by their answers as the fields are now; null: all of them are. What comes later may hold
-- words of answers that are no longer public, and is found by title and text alone. `version` grows with each change.
create table post_answer_index (
  one boolean primary key default true check (one),
  version bigint not null default 0,
  passed_id bigint
);
insert into post_answer_index (passed_id)
select case when exists (select from discussion where post_meta is not null) then 0 end;

-- Whoever changes which answers are public, and however, taking such a change back included.
create function begin_answer_index() returns trigger language plpgsql as $$
begin
  update post_answer_index set version = version + 1, passed_id = 0;
  return null;
end
$$;

create trigger post_field_answers after update of visibility, is_active on post_field for each row
  when ((old.visibility, old.is_active) is distinct from (new.visibility, new.is_active)) execute function begin_answer_index();
create trigger post_type_answers after update of field_ids on post_type for each row
  when (old.field_ids is distinct from new.field_ids) execute function begin_answer_index();
