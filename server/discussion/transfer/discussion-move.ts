import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { ExpectedDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { requirePostable, typeOfRow } from '#server/discussion/discussion.policy.ts';
import { moveDiscussions } from '#server/discussion/discussion-change.queries.ts';
import { requireExpectedState } from '#server/discussion/expected-discussion.ts';
import { type LockedPost, lockDiscussionRows, requireManageable } from '#server/discussion/locked-post.queries.ts';
import { defineSetJob, type LongJobContext, type LongJobOutcome } from '#server/moderation/bulk/long-job.ts';
import type { LoggedChange } from '#server/moderation/log/log-entry.queries.ts';
import { logActions } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { leaveRedirects } from './discussion-redirect.queries.ts';
import { answersFor, requireType } from './discussion-type-change.ts';

type Trx = Transaction<Tables>;

const schema = z.object({
  categoryID: z.int().positive(),
  addRedirects: z.boolean(),
  postTypeID: z.string().optional(),
  postMeta: PostMetaPatch.optional(),
  seen: ExpectedDiscussion.optional(),
});

type Moving = z.infer<typeof schema>;

/** The stored type and field values of a discussion. */
type Kind = Pick<LockedPost, 'type' | 'post_type_id' | 'post_meta'>;

/** A discussion to be moved: its current category, and its type and field values before and after. */
interface Step {
  readonly discussionID: number;
  readonly name: string;
  readonly fromID: number;
  readonly kind: Kind;
  readonly newKind: Kind;
}

/**
 * Determines the type and field values of a discussion after the move. @throws {ApiError} when the category does not
 * allow them.
 */
async function kindIn(
  { forum, viewer }: LongJobContext,
  { categoryID, postTypeID, postMeta }: Moving,
  row: LockedPost,
) {
  const kind: Kind = { type: row.type, post_type_id: row.post_type_id, post_meta: row.post_meta };
  if (row.type === 'redirect') return { kind, newKind: kind };
  const book = await forum.postTypes.get();
  if (postTypeID === undefined) {
    requirePostable(viewer, categoryID, typeOfRow(book, row));
    return { kind, newKind: kind };
  }
  const type = requireType(book, postTypeID);
  requirePostable(viewer, categoryID, type);
  const before = { authorID: row.insert_user_id, before: row.post_meta, entered: postMeta };
  const { type: stored, postMeta: answers } = answersFor(viewer, book, type, before);
  return { kind, newKind: { type: stored.type, post_type_id: stored.postTypeID, post_meta: answers } };
}

/**
 * Determines the changes of a discussion. Returns undefined when it is already in the category. @throws {ApiError} when
 * the discussion cannot be moved.
 */
async function stepOf(
  trx: Trx,
  scene: LongJobContext,
  moving: Moving,
  { discussionID, row: found }: { discussionID: number; row: LockedPost | undefined },
): Promise<Step | undefined> {
  if (!found) throw new ApiError('discussion.not-found');
  const row = await requireManageable(trx, scene.viewer, found, 'discussions.edit');
  await requireExpectedState(trx, discussionID, moving.seen);
  if (row.category_id === moving.categoryID) return undefined;
  return { discussionID, name: row.name, fromID: row.category_id, ...(await kindIn(scene, moving, row)) };
}

const typePart = ({ type, post_type_id }: Kind) => ({ type, post_type_id });
const metaPart = ({ post_meta }: Kind) => ({ post_meta });

/** Changes the type and field values of discussions and logs both. */
async function retype(trx: Trx, actorID: number, steps: readonly Step[]): Promise<void> {
  const changed = steps.filter(({ kind, newKind }) => !isDeepStrictEqual(kind, newKind));
  if (changed.length === 0) return;
  const rows = changed.map(({ discussionID, newKind }) => ({ discussion_id: discussionID, ...newKind }));
  await sql`
    update discussion set type = made.type, post_type_id = made.post_type_id, post_meta = made.post_meta
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (discussion_id bigint, type text, post_type_id text, post_meta jsonb)
    where discussion.discussion_id = made.discussion_id
  `.execute(trx);
  await indexAnswers(
    trx,
    changed.map(({ discussionID }) => discussionID),
  );
  const log = async (action: 'discussion.type' | 'discussion.fields', part: (kind: Kind) => object) => {
    const entries = changed
      .map(({ discussionID, kind, newKind }) => ({ recordID: discussionID, before: part(kind), after: part(newKind) }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after)) as LoggedChange[];
    const isPublic = action === 'discussion.type';
    if (entries.length > 0) await logActions(trx, { action, actorID, recordType: 'discussion', isPublic }, entries);
  };
  await log('discussion.type', typePart);
  await log('discussion.fields', metaPart);
}

/** Moves discussions and logs it. Returns the IDs of the log entries by discussion. */
async function move(
  trx: Trx,
  actorID: number,
  { categoryID, addRedirects }: Moving,
  steps: readonly Step[],
): Promise<Map<number, number>> {
  await moveDiscussions(
    trx,
    steps.map(({ discussionID }) => discussionID),
    categoryID,
  );
  const links = steps.map(({ discussionID, name, fromID }) => ({
    discussionID,
    categoryID: fromID,
    url: discussionUrl({ discussionID, name }),
  }));
  const redirects = await leaveRedirects(trx, addRedirects ? links : []);
  return logActions(
    trx,
    { action: 'discussion.move', actorID, recordType: 'discussion' },
    steps.map(({ discussionID, fromID }) => {
      const redirectID = redirects.get(discussionID);
      const before = { category_id: fromID, ...(redirectID !== undefined && { redirect_id: redirectID }) };
      return { recordID: discussionID, before, after: { category_id: categoryID } };
    }),
  );
}

/**
 * A long-running job that moves discussions to a category and optionally changes their type. Discussions already in the
 * category remain unchanged.
 */
export const discussionMoving = defineSetJob({
  kind: 'discussion.move',
  schema,
  async performAll(trx, scene, input, discussionIDs) {
    const outcomes = new Map<number, LongJobOutcome | ApiFailure>();
    const steps: Step[] = [];
    const rows = await lockDiscussionRows(trx, discussionIDs);
    for (const discussionID of discussionIDs)
      try {
        const step = await stepOf(trx, scene, input, { discussionID, row: rows.get(discussionID) });
        if (step) steps.push(step);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        outcomes.set(discussionID, error);
      }
    if (steps.length === 0) return outcomes;
    await retype(trx, scene.viewer.userID, steps);
    const entries = await move(trx, scene.viewer.userID, input, steps);
    for (const [discussionID, logID] of entries) outcomes.set(discussionID, { logID });
    return outcomes;
  },
});
