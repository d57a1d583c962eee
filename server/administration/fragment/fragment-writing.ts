import { randomUUID } from 'node:crypto';
import { ApiError } from '#api/errors.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { requireOwnMedia } from '#server/composer/media/media.policy.ts';
import { findSomeMedia } from '#server/composer/media/media.queries.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  deleteDraft,
  deleteFragment,
  type FragmentBy,
  type FragmentCommit,
  type FragmentFacts,
  type FragmentParts,
  findFragment,
  insertFragment,
  lockFragment,
  publishRevision,
  writeRevision,
} from './fragment.queries.ts';
import { invalidateFragments } from './fragment-cache.ts';
import { fragmentSources } from './fragment-log.ts';
import { loadFragmentUse } from './fragment-use.ts';

const record = (fragmentID: number, actorID: number) => ({
  recordType: 'fragment',
  recordID: fragmentID,
  actorID,
  isPublic: false,
});

/** Throws request.invalid when a form cannot draw the schema of a fragment's settings. */
export function requireDrawable(schema: object | null): void {
  const wrong = schema === null ? [] : unsupportedShapes(schema);
  if (wrong.length > 0) throw ApiError.fields({ customSchema: `A form cannot draw this: ${wrong.join('; ')}.` });
}

/** Throws media.not-found for a file that does not exist or that belongs to a private message. */
export async function requireUsableFiles(forum: Forum, viewer: Viewer, mediaIDs: readonly number[]): Promise<void> {
  const media = await findSomeMedia(forum.db, { mediaIDs });
  for (const mediaID of mediaIDs) {
    const file = requireOwnMedia(
      viewer,
      media.find((one) => one.mediaID === mediaID),
    );
    if (file.foreignType === 'message') throw new ApiError('media.not-found');
  }
}

/** Stores a revision, and publishes it when it has a message. */
async function write(
  db: Queryable,
  fragmentID: number,
  { commit, ...written }: Pick<FragmentChange, 'parts' | 'commit' | 'keepsDraft'>,
  by: FragmentBy,
): Promise<void> {
  const revisionID = await writeRevision(db, fragmentID, { ...written, commit, revisionUUID: randomUUID() }, by);
  if (commit.commitMessage !== null) await publishRevision(db, fragmentID, revisionID);
}

/** Creates a fragment and logs it. Returns its UUID. */
export async function createFragment(
  forum: Forum,
  { fragmentType, ...written }: { parts: FragmentParts; commit: FragmentCommit } & Pick<FragmentFacts, 'fragmentType'>,
  userID: number,
): Promise<string> {
  const by = { userID, now: forum.now() };
  const fragmentUUID = randomUUID();
  await inTransaction(forum.database, async (trx) => {
    const id = await insertFragment(trx, { fragmentUUID, fragmentType }, by);
    await write(trx, id, written, by);
    await logInsertedRows(trx, fragmentSources, { action: 'fragment.add', ...record(id, userID) });
  });
  await invalidateFragments(forum);
  return fragmentUUID;
}

/** A change of a fragment: the new contents, and the revision that they are based on. */
export interface FragmentChange {
  readonly parts: FragmentParts;
  readonly commit: FragmentCommit;
  /** Whether a draft stays beside the new revision, as when an earlier revision is restored. */
  readonly keepsDraft?: boolean;
  readonly knownRevisionUUID?: string | undefined;
}

/** Throws fragment.changed-meanwhile when another revision than the known one is the latest. */
async function requireUnchanged(db: Queryable, fragmentUUID: string, known: string | undefined): Promise<void> {
  const latest = requireFound(await findFragment(db, fragmentUUID, 'latest'), 'fragment.not-found');
  if (known === undefined || latest.revisionUUID === known) return;
  const authors = await findAuthors(db, [latest.insertUserID]);
  throw new ApiError('fragment.changed-meanwhile', { subject: authors(latest.insertUserID).name });
}

/** Changes a fragment and logs it. @throws {ApiError} fragment.changed-meanwhile. */
export async function changeFragment(
  forum: Forum,
  { fragmentID, fragmentUUID }: FragmentFacts,
  { knownRevisionUUID, ...written }: FragmentChange,
  userID: number,
): Promise<void> {
  const action = { action: 'fragment.change', ...record(fragmentID, userID) } as const;
  await inTransaction(forum.database, async (trx) => {
    await lockFragment(trx, fragmentID);
    await requireUnchanged(trx, fragmentUUID, knownRevisionUUID);
    await withRowLog(trx, fragmentSources, action, () => write(trx, fragmentID, written, { userID, now: forum.now() }));
  });
  await invalidateFragments(forum);
}

/** Deletes a fragment that nothing shows, and logs it. @throws {ApiError} fragment.in-use. */
export async function removeFragment(
  forum: Forum,
  { fragmentID, fragmentUUID }: FragmentFacts,
  userID: number,
): Promise<void> {
  const [view] = (await loadFragmentUse(forum))(fragmentUUID);
  if (view) throw new ApiError('fragment.in-use', { subject: view.recordName });
  const action = { action: 'fragment.delete', ...record(fragmentID, userID) } as const;
  await inTransaction(forum.database, (trx) =>
    withRowLog(trx, fragmentSources, action, () => deleteFragment(trx, fragmentID, forum.now())),
  );
  await invalidateFragments(forum);
}

/** Deletes the draft of a published fragment, and logs it. */
export async function removeDraft(forum: Forum, { fragmentID }: FragmentFacts, userID: number): Promise<void> {
  const action = { action: 'fragment.change', ...record(fragmentID, userID) } as const;
  await inTransaction(forum.database, (trx) =>
    withRowLog(trx, fragmentSources, action, () => deleteDraft(trx, fragmentID)),
  );
  await invalidateFragments(forum);
}
