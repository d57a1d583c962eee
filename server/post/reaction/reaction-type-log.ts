import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { ReactionTypePatch } from '#api/post/reaction/reaction-fields.contract.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { reactionRescore } from './reaction-rescore.job.ts';
import { findReactionTypes, toReactionType, updateReactionType } from './reaction-type.queries.ts';

type Trx = Transaction<Tables>;

/** The changeable properties of a reaction type. */
const parts = [
  ...(['name', 'description', 'class', 'points', 'reactionValue'] as const),
  ...(['roleIDs', 'active', 'hidden', 'sort', 'photoUrl'] as const),
];

/** Returns the changeable properties of a reaction type. During a rescoring, they contain the new value. */
async function readType(trx: Trx, tagID: number): Promise<LogState> {
  const row = (await findReactionTypes(trx)).find(({ tag_id }) => tag_id === tagID);
  if (!row) return {};
  const type = toReactionType(row);
  return Object.fromEntries(parts.map((part) => [part, type[part]]));
}

/** Changes a reaction type. If its value changes, a job recomputes scores and points. */
async function writeType(trx: Trx, forum: Forum, tagID: number, change: ReactionTypePatch): Promise<void> {
  const isWorthOther = await updateReactionType(trx, tagID, change);
  if (isWorthOther) await forum.jobs.send(reactionRescore, {}, { trx, singletonKey: 'rescore' });
}

/** Changes a reaction type and logs the changed properties. */
export async function changeReactionTypeLogged(
  trx: Trx,
  forum: Forum,
  { tagID, change, actorID }: { tagID: number; change: ReactionTypePatch; actorID: number },
): Promise<void> {
  const was = await readType(trx, tagID);
  await writeType(trx, forum, tagID, change);
  const is = await readType(trx, tagID);
  const changed = Object.keys(is).filter((key) => !isDeepStrictEqual(was[key], is[key]));
  if (changed.length === 0) return;
  const [before, after] = [was, is].map((state) => Object.fromEntries(changed.map((key) => [key, state[key]])));
  const record = { recordType: 'reaction-type', recordID: tagID, actorID } as const;
  await logAction(trx, { ...record, action: 'reaction-type.change', before: before ?? {}, after: after ?? {} });
}

defineUndo({
  action: 'reaction-type.change',
  permission: 'site.manage',
  current: async (trx, { recordID, after }) => {
    const is = await readType(trx, recordID);
    return Object.fromEntries(Object.keys(after).map((key) => [key, is[key]]));
  },
  undo: (trx, { recordID, before }, { forum }) => writeType(trx, forum, recordID, before as ReactionTypePatch),
});
