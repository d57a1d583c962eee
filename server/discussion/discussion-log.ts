import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { removeRedirect } from '#server/discussion/transfer/discussion-redirect.queries.ts';
import { restoreDiscussion } from '#server/discussion/transfer/discussion-restore.queries.ts';
import { decideRemoval } from '#server/moderation/decision/removal-decision.ts';
import { withEditLog } from '#server/moderation/log/edit-log.ts';
import {
  defineUndo,
  type LogState,
  logAction,
  readColumns,
  type Undo,
  undoByColumns,
  writeColumns,
} from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { changeAuthor } from '#server/post/post-authorship.queries.ts';
import { deleteDiscussion, lockDiscussion, moveDiscussions } from './discussion-change.queries.ts';
import { writeTags } from './discussion-tag.queries.ts';

type Trx = Transaction<Tables>;

interface LoggedPart {
  readonly columns: readonly string[];
  /** Returns the action for the new state. */
  readonly action: (after: LogState) => LogAction;
  /** Whether to log the change also when the author makes it, because it requires a moderator's permission. */
  readonly always?: boolean;
  /** False when the public log omits the action. */
  readonly isPublic?: boolean;
}

/** The logged parts of a discussion. Each changed part creates one log entry. */
const parts: readonly LoggedPart[] = [
  { columns: ['closed'], action: ({ closed }) => (closed ? 'discussion.close' : 'discussion.open') },
  { columns: ['sink'], action: ({ sink }) => (sink ? 'discussion.sink' : 'discussion.unsink'), always: true },
  {
    columns: ['resolved'],
    action: ({ resolved }) => (resolved ? 'discussion.resolve' : 'discussion.unresolve'),
    always: true,
  },
  {
    columns: ['pinned', 'pin_location'],
    action: ({ pinned }) => (pinned ? 'discussion.announce' : 'discussion.unannounce'),
    always: true,
  },
  { columns: ['type', 'post_type_id'], action: () => 'discussion.type', always: true },
  { columns: ['post_meta'], action: () => 'discussion.fields', isPublic: false },
  { columns: ['status_id', 'status_notes'], action: () => 'discussion.status', always: true },
  { columns: ['canonical_url'], action: () => 'discussion.canonical', always: true },
  { columns: ['category_id'], action: () => 'discussion.move' },
  { columns: ['insert_user_id'], action: () => 'discussion.author', always: true },
  { columns: ['date_last_comment'], action: () => 'discussion.bump', always: true },
  { columns: ['tag_ids'], action: () => 'discussion.tag' },
];

const own = parts.flatMap(({ columns }) => columns).filter((column) => column !== 'tag_ids');

async function readTagIDs(trx: Trx, discussionID: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(jsonb_agg(tag_id order by tag_id), '[]') as ids
    from discussion_tag where discussion_id = ${discussionID}
  `.execute(trx);
  return rows[0]?.ids ?? [];
}

const readState = async (trx: Trx, discussionID: number): Promise<LogState> => ({
  ...(await readColumns(trx, 'discussion', discussionID, own)),
  tag_ids: await readTagIDs(trx, discussionID),
});

const pick = (state: LogState, keys: readonly string[]): LogState =>
  Object.fromEntries(keys.map((key) => [key, state[key]]));

/**
 * Runs a change of a discussion and logs each part that changes: closed, sunk, resolved, announced, type, field values,
 * status, canonical URL, category, author, bump, tags and text. Changes by authors to their own discussions are logged
 * only when they require a moderator's permission.
 */
export async function withDiscussionLog<T>(
  trx: Trx,
  { discussionID, actorID, reason }: { discussionID: number; actorID: number; reason?: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  await lockDiscussion(trx, discussionID);
  const before = await readState(trx, discussionID);
  const post = { recordType: 'discussion', recordID: discussionID, actorID } as const;
  const result = await withEditLog(trx, post, work);
  const after = await readState(trx, discussionID);
  const isOwn = before['insert_user_id'] === actorID;
  for (const { columns, action, always, isPublic = true } of parts) {
    const [was, is] = [pick(before, columns), pick(after, columns)];
    if (isDeepStrictEqual(was, is) || (isOwn && !always)) continue;
    await logAction(trx, { ...post, reason, action: action(is), before: was, after: is, isPublic });
  }
  return result;
}

/**
 * Deletes a discussion and logs it. Returns the ID of the log entry. Returns undefined when the discussion was already
 * deleted.
 */
export async function deleteDiscussionLogged(
  trx: Trx,
  discussionID: number,
  { userID, now, reason }: { userID: number; now: Date; reason?: string | undefined },
): Promise<number | undefined> {
  if (!(await deleteDiscussion(trx, discussionID, { userID, now }))) return undefined;
  const record = { recordType: 'discussion', recordID: discussionID, actorID: userID, reason } as const;
  const [before, after] = [{ deleted: false }, { deleted: true }];
  await decideRemoval(trx, { ...record, userID, now });
  return logAction(trx, { ...record, action: 'discussion.delete', before, after });
}

const deletion = ['date_deleted', 'delete_user_id'];

/** Restores a discussion and logs it. Returns false when the discussion was not deleted. */
export async function restoreDiscussionLogged(
  trx: Trx,
  discussionID: number,
  { userID }: { userID: number },
): Promise<boolean> {
  const before = await readColumns(trx, 'discussion', discussionID, deletion);
  if (!(await restoreDiscussion(trx, discussionID))) return false;
  const record = { recordType: 'discussion', recordID: discussionID, actorID: userID } as const;
  await logAction(trx, {
    ...record,
    action: 'discussion.restore',
    before: { ...before, deleted: true },
    after: { deleted: false },
  });
  return true;
}

const isDeleted: NonNullable<Undo['current']> = async (trx, { recordID }) => {
  const { date_deleted } = await readColumns(trx, 'discussion', recordID, deletion);
  return { deleted: date_deleted !== null };
};

const requireThere = async (trx: Trx, discussionID: number): Promise<void> => {
  const locked = await lockDiscussion(trx, discussionID);
  if (!locked || locked.date_deleted !== null) throw new ApiError('discussion.gone');
};

const restorers = ['discussions.delete', 'discussions.moderate', 'community.moderate'] as const;
const closers = { permission: 'discussions.close', ...undoByColumns('discussion') } as const;
const sinkers = { permission: ['discussions.sink', 'community.manage'], ...undoByColumns('discussion') } as const;
const resolvers = { permission: 'staff.allow', ...undoByColumns('discussion') } as const;
const announcers = {
  permission: ['discussions.announce', 'community.manage'],
  ...undoByColumns('discussion'),
} as const;
const columns = undoByColumns('discussion');
/** Undoing a change of type or field values also requires reindexing the field values. */
const undoKind: typeof columns = {
  ...columns,
  undo: async (trx, entry, by) => {
    await columns.undo(trx, entry, by);
    await indexAnswers(trx, [entry.recordID]);
  },
};

defineUndo({ action: 'discussion.close', ...closers });
defineUndo({ action: 'discussion.open', ...closers });
defineUndo({ action: 'discussion.sink', ...sinkers });
defineUndo({ action: 'discussion.unsink', ...sinkers });
defineUndo({ action: 'discussion.resolve', ...resolvers });
defineUndo({ action: 'discussion.unresolve', ...resolvers });
defineUndo({ action: 'discussion.announce', ...announcers });
defineUndo({ action: 'discussion.unannounce', ...announcers });
defineUndo({
  action: 'discussion.status',
  permission: ['discussions.edit', 'community.moderate'],
  ...undoByColumns('discussion'),
});
defineUndo({ action: 'discussion.type', permission: 'discussions.edit', ...undoKind });
defineUndo({
  action: 'discussion.fields',
  permission: ['discussions.edit', 'community.moderate'],
  ...undoKind,
});
defineUndo({ action: 'discussion.canonical', permission: 'discussions.edit', ...undoByColumns('discussion') });

defineUndo({
  action: 'discussion.move',
  permission: ['discussions.edit', 'community.moderate'],
  current: undoByColumns('discussion').current,
  undo: async (trx, { recordID, before }) => {
    await requireThere(trx, recordID);
    await moveDiscussions(trx, [recordID], Number(before['category_id']));
    if (before['redirect_id']) await removeRedirect(trx, Number(before['redirect_id']));
  },
});

defineUndo({
  action: 'discussion.author',
  permission: 'site.manage',
  current: undoByColumns('discussion').current,
  undo: async (trx, { recordID, before }) => {
    await requireThere(trx, recordID);
    const userID = Number(before['insert_user_id']);
    await changeAuthor(trx, { recordType: 'discussion', recordID, userID });
  },
});

defineUndo({
  action: 'discussion.bump',
  permission: 'curation.manage',
  current: undoByColumns('discussion').current,
  undo: async (trx, { recordID, before }) => {
    const locked = await lockDiscussion(trx, recordID);
    await writeColumns(trx, 'discussion', recordID, before);
    if (locked) await refreshLastPosts(trx, [locked.category_id]);
  },
});

defineUndo({
  action: 'discussion.tag',
  permission: ['discussions.edit', 'community.moderate'],
  current: async (trx, { recordID }) => ({ tag_ids: await readTagIDs(trx, recordID) }),
  undo: async (trx, { recordID, before }) => {
    await requireThere(trx, recordID);
    await writeTags(trx, recordID, before['tag_ids'] as number[]);
  },
});

defineUndo({
  action: 'discussion.delete',
  permission: restorers,
  current: isDeleted,
  undo: async (trx, { recordID }) => void (await restoreDiscussion(trx, recordID)),
});

defineUndo({
  action: 'discussion.restore',
  permission: restorers,
  current: isDeleted,
  undo: async (trx, { recordID, before }, by) => {
    // The redirects receive the same deletion date, by which a later restore finds them.
    await deleteDiscussion(trx, recordID, { ...by, now: new Date(String(before['date_deleted'])) });
    await writeColumns(trx, 'discussion', recordID, pick(before, deletion));
  },
});
