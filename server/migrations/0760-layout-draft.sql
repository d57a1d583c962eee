-- The unsaved layouts of administrators, one for each layout and administrator. Previews are rendered from them.
create table layout_draft (
  layout_id bigint not null references layout on delete cascade,
  user_id bigint not null references member on delete cascade,
  -- The revision on which the draft is based. Revisions are deleted with their layout only.
  revision_id bigint not null,
  name text not null,
  document jsonb not null,
  date_updated timestamptz not null,
  primary key (layout_id, user_id)
);
create index layout_draft_by_user on layout_draft (user_id);
