import { sql } from 'kysely';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import { bodyDifference, differenceOf } from '#server/moderation/revision/text-difference.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { HeldPostRow } from './held-post.queries.ts';

type Difference = NonNullable<HeldPost['difference']>;

interface Standing {
  readonly recordType: HeldPostRow['recordType'];
  readonly recordID: number;
  readonly name: string | null;
  readonly body: string;
  readonly format: string;
  readonly bodyHtml: string;
}

async function findStanding(db: Queryable, edits: readonly HeldPostRow[]): Promise<readonly Standing[]> {
  const idsOf = (recordType: HeldPostRow['recordType']) =>
    edits.flatMap(({ recordType: type, edit_of: id }) => (type === recordType && id !== null ? [id] : []));
  const { rows } = await sql<Standing>`
    select 'discussion' as "recordType", discussion_id as "recordID", name, body, format, body_html as "bodyHtml"
    from discussion where discussion_id = any(${idsOf('discussion')}::bigint[])
    union all
    select 'comment', comment_id, null, body, format, body_html
    from comment where comment_id = any(${idsOf('comment')}::bigint[])
  `.execute(db);
  return rows;
}

function compare(former: Standing, { name, post, body_html: bodyHtml }: HeldPostRow): Difference {
  const { body = former.body, format = former.format } = post as { body?: string; format?: string };
  return {
    name: former.name === null || former.name === name ? null : differenceOf(former.name, name),
    body: bodyDifference(former, { body, format, bodyHtml }),
  };
}

/**
 * Returns the changes that held edits would make to their posts, by held post ID. Edits of deleted posts are omitted.
 */
export async function differencesOf(
  db: Queryable,
  rows: readonly HeldPostRow[],
): Promise<ReadonlyMap<number, Difference>> {
  const edits = rows.filter(({ edit_of: editOf, status }) => editOf !== null && status === 'held');
  if (edits.length === 0) return new Map();
  const standing = await findStanding(db, edits);
  return new Map(
    edits.flatMap((row) => {
      const former = standing.find((one) => one.recordType === row.recordType && one.recordID === row.edit_of);
      return former ? [[row.heldPostID, compare(former, row)] as const] : [];
    }),
  );
}
