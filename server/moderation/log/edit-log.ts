import type { Transaction } from 'kysely';
import { defineUndo, logAction, readColumns } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { newestRevision, type PostReference, restorePostRevision } from '#server/post/revision.queries.ts';

type Trx = Transaction<Tables>;

/** Runs an edit of a post. Logs it if the post belongs to another member and its text changed. */
export async function withEditLog<T>(
  trx: Trx,
  { actorID, ...post }: PostReference & { readonly actorID: number },
  work: () => Promise<T>,
): Promise<T> {
  const { recordType, recordID } = post;
  const { insert_user_id: authorID } = await readColumns(trx, recordType, recordID, ['insert_user_id']);
  if (authorID === actorID) return work();
  const former = await newestRevision(trx, post);
  const result = await work();
  const revision = await newestRevision(trx, post);
  if (revision === former) return result;
  await logAction(trx, {
    action: `${recordType}.edit`,
    actorID,
    recordType,
    recordID,
    before: { revision },
    after: await readColumns(trx, recordType, recordID, ['date_updated']),
  });
  return result;
}

for (const recordType of ['discussion', 'comment'] as const)
  defineUndo({
    action: `${recordType}.edit`,
    permission: [`${recordType}s.edit`, 'community.moderate'],
    current: (trx, { recordID }) => readColumns(trx, recordType, recordID, ['date_updated']),
    undo: (trx, { before }, by) => restorePostRevision(trx, Number(before['revision']), by, { isUndo: true }),
  });
