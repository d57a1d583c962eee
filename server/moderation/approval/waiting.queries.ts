import { sql } from 'kysely';
import { countApplicants } from '#server/member/session/applicant.queries.ts';
import { triagedBy } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs, may, type Viewer } from '#server/platform/http/viewer.ts';
import { recordPlace } from '#server/post/record-place.ts';
import { heldPlace } from './held-post.queries.ts';

/** The limit up to which pending items are counted: badges end at 99+. */
const most = 100;

/**
 * Counts the items pending for moderators and for members who manage applicants, by the names of `GET
 * /users/me-counts`. Returns nothing for others.
 */
export async function countPending(
  { db, settings }: Pick<Forum, 'db' | 'settings'>,
  viewer: Viewer,
): Promise<{ name: string; count: number }[]> {
  const applicants = may(viewer, ['community.moderate', 'applicants.manage'])
    ? [{ name: 'Applicants', count: await countApplicants(db, most) }]
    : [];
  const isTriaged = may(viewer, 'staff.allow') && (await settings.get())['triage.enabled'];
  const unresolved = isTriaged ? [{ name: 'triage', count: await countUnresolved(db, viewer) }] : [];
  return [...applicants, ...unresolved, ...(await countTriage(db, viewer))];
}

/** Counts the unresolved discussions that the viewer may read. */
async function countUnresolved(db: Queryable, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from discussion
      where date_deleted is null and not resolved and type <> 'redirect'
        and category_id = any(${[...findPermittedCategoryIDs(viewer, 'discussions.view')]}::bigint[])
      order by date_inserted limit ${most}) waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function countTriage(db: Queryable, viewer: Viewer): Promise<{ name: string; count: number }[]> {
  if (!may(viewer, 'community.moderate') && findPermittedCategoryIDs(viewer, 'posts.moderate').length === 0) return [];
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from (select from report r
        where r.status = 'new' and ${triagedBy(viewer, recordPlace('r', sql`r.category_id`))} limit ${most}) open) as reports,
      (select count(*) from (select from escalation e
        where e.status in ('open', 'in-progress') and ${triagedBy(viewer, recordPlace('e', sql`e.category_id`))} limit ${most}) open)
        as escalations,
      (select count(*) from (select from held_post h
        where h.status = 'held' and ${triagedBy(viewer, heldPlace)} limit ${most}) waiting)
        as "ModerationQueue"
  `.execute(db);
  return Object.entries(rows[0] ?? {}).map(([name, count]) => ({ name, count }));
}
