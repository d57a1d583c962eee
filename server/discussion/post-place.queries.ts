import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { PostReference } from '#server/post/revision.queries.ts';

/** The discussion and category of a post, which may be deleted. */
export interface PostPlace {
  readonly discussionID: number;
  readonly categoryID: number;
  readonly isDeleted: boolean;
}

const placeOf: Readonly<Record<PostReference['recordType'], (recordID: number) => RawBuilder<PostPlace>>> = {
  discussion: (recordID) => sql`
    select discussion_id as "discussionID", category_id as "categoryID", date_deleted is not null as "isDeleted"
    from discussion where discussion_id = ${recordID}`,
  comment: (recordID) => sql`
    select discussion_id as "discussionID", category_id as "categoryID", c.date_deleted is not null as "isDeleted"
    from comment c join discussion d using (discussion_id) where comment_id = ${recordID}`,
};

/** Finds the discussion and category of a post. Returns undefined when the post has never existed. */
export async function findPostPlace(
  db: Queryable,
  { recordType, recordID }: PostReference,
): Promise<PostPlace | undefined> {
  const { rows } = await placeOf[recordType](recordID).execute(db);
  return rows[0];
}
