import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** Where the post of a draft stands, or will stand; `discussionID` and `name` are of the discussion that it answers or changes. */
export interface DraftPlace {
  readonly draftID: number;
  readonly categoryID: number | null;
  readonly discussionID: number | null;
  readonly name: string | null;
  /** The number that a discussion will have once it is posted at its time. */
  readonly reservedDiscussionID: number | null;
}

/** The places of drafts, by the drafts' numbers. */
export async function findDraftPlaces(
  db: Queryable,
  draftIDs: readonly number[],
): Promise<ReadonlyMap<number, DraftPlace>> {
  const { rows } = await sql<DraftPlace>`
    select draft_id as "draftID", discussion.discussion_id as "discussionID", discussion.name,
      coalesce(discussion.category_id, case when parent_record_type = 'category' then parent_record_id end) as "categoryID",
      reserved_discussion_id as "reservedDiscussionID"
    from draft left join discussion on discussion.date_deleted is null and discussion.discussion_id = case
      when record_type = 'discussion' then record_id
      when record_type = 'comment' and parent_record_type = 'discussion' then parent_record_id end
    where draft_id = any(${draftIDs as number[]})
  `.execute(db);
  return new Map(rows.map((place) => [place.draftID, place]));
}
