import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { resolveMentions } from '#server/post/body/mention-resolution.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';

/** The number of posts changed in one transaction. */
const atOnce = 100;

const kinds = ['discussion', 'comment'] as const;

interface MentioningPost {
  readonly mentionID: number;
  readonly id: number;
  readonly html: string;
}

async function refreshNext(
  trx: Queryable,
  kind: (typeof kinds)[number],
  userID: number,
  after: number,
): Promise<number | undefined> {
  const id = sql.ref(`p.${kind}_id`);
  const { rows } = await sql<MentioningPost>`
    select m.user_mention_id as "mentionID", ${id} as id, p.body_html as html
    from user_mention m join ${sql.table(kind)} p on ${id} = m.record_id
    where m.user_id = ${userID} and m.record_type = ${kind} and m.user_mention_id > ${after}
    order by m.user_mention_id limit ${atOnce} for no key update of p
  `.execute(trx);
  const htmls = await resolveMentions(
    trx,
    rows.map(({ html }) => html ?? ''),
  );
  for (const [index, row] of rows.entries()) {
    const html = htmls[index] ?? '';
    if (html === row.html || !row.html) continue;
    const excerpt = kind === 'discussion' ? sql`, excerpt = ${excerptOfHtml(html)}` : sql``;
    await sql`
      update ${sql.table(kind)} set body_html = ${html}${excerpt} where ${sql.ref(`${kind}_id`)} = ${row.id}
    `.execute(trx);
  }
  return rows.at(-1)?.mentionID;
}

/**
 * The job that updates the name in posts that mention a renamed member. After a deletion, the mentions become plain
 * text. The authors' source text is unchanged, posts do not count as edited, and the job is idempotent.
 */
export const mentionRefresh = defineJob({
  name: 'mention.refresh',
  schema: z.object({ userID: z.number().int() }),
  async handler({ database }, { userID }) {
    for (const kind of kinds) {
      let after: number | undefined = 0;
      while (after !== undefined) {
        const from: number = after;
        after = await inTransaction(database, (trx) => refreshNext(trx, kind, userID, from));
      }
    }
  },
});
