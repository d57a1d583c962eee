import { sql } from 'kysely';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import type { PostWarning, ReportMeta } from '#api/moderation/triage/post-moderation.contract.ts';
import type { Attachment } from '#api/post/attachment/attachment-fields.contract.ts';
import { findReasons } from '#server/moderation/report/report-view.ts';
import { mayTriage } from '#server/moderation/triage/triage.policy.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { attachmentsOf, isStaff } from '#server/post/attachment/attachment-view.ts';
import { findAuthors } from '#server/post/post-author.ts';

/** The `expand` values for the moderation fields of posts. */
export type ModerationExtra = 'warnings' | 'reportMeta' | 'attachments';

/** The moderation fields of a post, for moderators and for the warned member. */
export interface ModerationFields {
  readonly warning?: PostWarning;
  readonly reportMeta?: ReportMeta;
  readonly attachments?: Attachment[];
}

/** A post for which moderation fields are requested. */
export interface OrderedPost {
  readonly recordID: number;
  readonly userID: number;
  readonly categoryID: number;
}

type Kind = 'discussion' | 'comment';

async function findWarnings(db: Queryable, viewer: Viewer, kind: Kind, posts: readonly OrderedPost[]) {
  const isModerator = may(viewer, sanctionPermissions);
  const ids = posts.flatMap(({ recordID, userID }) => (isModerator || userID === viewer.userID ? recordID : []));
  if (ids.length === 0) return [];
  const { rows } = await sql<PostWarning & { recordID: number }>`
    select distinct on (d.record_id) d.record_id as "recordID", d.decision_id as "decisionID", d.user_id as "userID",
      m.name, d.reason_name as reason, d.date_inserted as "dateInserted"
    from decision d join member m using (user_id)
    where d.record_type = ${kind} and d.record_id = any(${ids}::bigint[]) and d.kind = 'warning'
      and d.date_lifted is null and ${isModerator ? sql`true` : sql`d.user_id = ${viewer.userID}`}
    order by d.record_id, d.decision_id desc
  `.execute(db);
  return rows.map(({ recordID, ...warning }) => ({ recordID, marks: { warning } }));
}

async function findSent(db: Queryable, viewer: Viewer, kind: Kind, posts: readonly OrderedPost[]) {
  // Viewers who are not staff see only attachments of their own posts.
  const ids = posts.flatMap(({ recordID, userID }) => (isStaff(viewer) || userID === viewer.userID ? recordID : []));
  if (ids.length === 0) return [];
  const sent = await attachmentsOf(db, viewer, kind, ids);
  return [...sent].map(([recordID, attachments]) => ({ recordID, marks: { attachments } }));
}

async function findReportMetas(db: Queryable, viewer: Viewer, kind: Kind, posts: readonly OrderedPost[]) {
  const ids = posts.flatMap(({ recordID, categoryID }) => (mayTriage(viewer, categoryID) ? recordID : []));
  if (ids.length === 0) return [];
  const { rows } = await sql<CountedReports>`
    select record_id as "recordID", count(*)::integer as "countReports",
      count(distinct insert_user_id)::integer as "countReportUsers", max(date_inserted) as "dateLastReport",
      json_agg(insert_user_id order by date_inserted, report_id) as "userIDs", json_agg(to_json(reason_ids)) as "reasonIDs"
    from report
    where record_type = ${kind} and record_id = any(${ids}::bigint[]) and status = 'new'
    group by record_id
  `.execute(db);
  if (rows.length === 0) return [];
  const [authors, reasons] = await Promise.all([
    findAuthors(
      db,
      rows.flatMap(({ userIDs }) => userIDs),
    ),
    findReasons(db, viewer.words),
  ]);
  return rows.map(({ recordID, userIDs, reasonIDs, ...counts }) => {
    const reportUserIDs = [...new Set(userIDs)];
    const reportUsers = reportUserIDs.map((userID) => authors(userID));
    const reportMeta = { ...counts, reportsReasons: reasons(reasonIDs.flat()), reportUserIDs, reportUsers };
    return { recordID, marks: { reportMeta } };
  });
}

type CountedReports = Pick<ReportMeta, 'countReports' | 'countReportUsers' | 'dateLastReport'> & {
  readonly recordID: number;
  readonly userIDs: readonly number[];
  readonly reasonIDs: readonly string[][];
};

/**
 * Returns the moderation fields of posts that the viewer may see. Warnings: the viewer's own, or all for members who
 * may sanction. Open reports: in categories that the viewer moderates. Attachments in external services: all for staff,
 * otherwise those of the viewer's own posts. Guests cause no database query.
 */
export async function findModerationFields(
  db: Queryable,
  viewer: Viewer,
  { kind, posts, expand }: { kind: Kind; posts: readonly OrderedPost[]; expand: readonly string[] },
): Promise<ReadonlyMap<number, ModerationFields>> {
  const known = new Map<number, ModerationFields>();
  if (viewer.userID === 0 || posts.length === 0) return known;
  const [warnings, reports, sent] = await Promise.all([
    expand.includes('warnings') ? findWarnings(db, viewer, kind, posts) : [],
    expand.includes('reportMeta') || expand.includes('countReports') ? findReportMetas(db, viewer, kind, posts) : [],
    expand.includes('attachments') ? findSent(db, viewer, kind, posts) : [],
  ]);
  for (const { recordID, marks } of [...warnings, ...reports, ...sent])
    known.set(recordID, { ...known.get(recordID), ...marks });
  return known;
}
