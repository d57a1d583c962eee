import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { SeenDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { defineSetJob, type LongJobOutcome, type LongJobScene } from '#server/moderation/long-job.ts';
import { logActions } from '#server/moderation/moderation-log.ts';
import type { Tables } from '#server/platform/tables.ts';
import { demandPostable } from './discussion.policy.ts';
import { moveDiscussions } from './discussion-change.queries.ts';
import { leaveRedirects } from './discussion-redirect.queries.ts';
import { demandManageable, type LockedPost, lockDiscussionRows } from './locked-post.queries.ts';
import { demandAsSeen } from './seen-discussion.ts';

type Trx = Transaction<Tables>;

const schema = z.object({
  categoryID: z.int().positive(),
  addRedirects: z.boolean(),
  postTypeID: z.enum(discussionTypes).optional(),
  seen: SeenDiscussion.optional(),
});

type Moving = z.infer<typeof schema>;

/** A discussion that is going to be moved: where it is, and its type before and after. */
interface Step {
  readonly discussionID: number;
  readonly name: string;
  readonly fromID: number;
  readonly type: string;
  readonly newType: string;
}

/** What is to be done with a discussion; nothing when it is there already. @throws {ApiError} its refusal. */
async function stepOf(
  trx: Trx,
  { viewer }: LongJobScene,
  { categoryID, postTypeID, seen }: Moving,
  { discussionID, row }: { discussionID: number; row: LockedPost | undefined },
): Promise<Step | undefined> {
  if (!row) throw new ApiError('discussion.not-found');
  const { category_id: fromID, name, type } = await demandManageable(trx, viewer, row, 'discussions.edit');
  await demandAsSeen(trx, discussionID, seen);
  if (fromID === categoryID) return undefined;
  const newType = type === 'redirect' ? type : (postTypeID ?? type);
  if (type !== 'redirect') demandPostable(viewer, categoryID, newType);
  return { discussionID, name, fromID, type, newType };
}

/** Gives discussions another type, and logs it. */
async function retype(trx: Trx, actorID: number, steps: readonly Step[]): Promise<void> {
  const changed = steps.filter(({ type, newType }) => type !== newType);
  const [first] = changed;
  if (!first) return;
  const ids = changed.map(({ discussionID }) => discussionID);
  await sql`update discussion set type = ${first.newType} where discussion_id = any(${ids}::bigint[])`.execute(trx);
  await logActions(
    trx,
    { action: 'discussion.type', actorID, recordType: 'discussion' },
    changed.map(({ discussionID, type, newType }) => ({
      recordID: discussionID,
      before: { type },
      after: { type: newType },
    })),
  );
}

/** Moves discussions and logs it; gives the entries of the log. */
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

/** Moves discussions into a category, if asked with another type; those that are there already stay. */
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
