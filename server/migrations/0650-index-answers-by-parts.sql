-- Words with joiners are indexed by their parts as well. A job indexes the texts of posts (`rerender.job.ts`); this lets another
-- one index what discussions answer to fields.
update post_answer_index set version = version + 1, passed_id = 0
where exists (select from discussion where post_meta is not null);
