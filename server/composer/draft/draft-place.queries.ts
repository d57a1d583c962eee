import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/**
 * The current or future location of a draft's post. `discussionID` and `name` are those of the discussion that it
 * replies to or edits.
 */
export interface DraftPlace {
  readonly draftID: number;
  readonly categoryID: number | null;
  readonly discussionID: number | null;
  readonly name: string | null;
  /** The ID that a discussion will have after its scheduled publication. */
  readonly reservedDiscussionID: number | null;
}

/** Finds the locations of drafts, by draft ID. */
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
