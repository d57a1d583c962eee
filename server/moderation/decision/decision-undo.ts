import type { Transaction } from 'kysely';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import { defineUndo, type LogState, type UndoContext } from '#server/moderation/log/moderation-log.ts';
import { updateSanctionColumns } from '#server/moderation/sanction/member-standing.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { reopenAppeal } from './appeal.queries.ts';
import { liftDecision, restoreDecision, setExpiry } from './decision.queries.ts';

/**
 * Returns the key of a decision in a log entry. A mute or ban replaces the previous one of its kind, so its key is the
 * kind; a member can have several warnings, so the key of a warning contains its ID.
 */
export const decisionLogKey = (kind: string, decisionID: number): string =>
  kind === 'mute' || kind === 'ban' ? kind : `${kind}-${decisionID}`;

/** Returns the key of a decision's end in a log entry. */
export const expiryKey = (decisionID: number): string => `expires-${decisionID}`;

/** Returns the key of an appeal in a log entry. */
export const appealKey = (decisionID: number): string => `appeal-${decisionID}`;

const numbered = /^(expires|appeal)-(\d+)$/;

async function turnBack(trx: Transaction<Tables>, entry: LogEntry, key: string, by: UndoContext): Promise<void> {
  const [, what, id] = numbered.exec(key) ?? [];
  const former = entry.before[key];
  if (what === 'expires') return setExpiry(trx, Number(id), typeof former === 'string' ? new Date(former) : null);
  if (what === 'appeal') return reopenAppeal(trx, Number(id));
  const given = entry.after[key];
  if (typeof given === 'number')
    await liftDecision(trx, { decisionID: given, userID: by.userID, by: 'moderator', now: by.now });
  if (typeof former === 'number') await restoreDecision(trx, former);
}

/** Restores the sanctions and the appeal of a member to their state before a log entry. */
async function undoStanding(trx: Transaction<Tables>, entry: LogEntry, by: UndoContext): Promise<void> {
  for (const key of Object.keys(entry.after)) await turnBack(trx, entry, key, by);
  for (const kind of ['mute', 'ban']) await settleTouched(trx, entry, kind, by);
}

async function settleTouched(
  trx: Transaction<Tables>,
  { recordID: userID, after }: LogEntry,
  kind: string,
  { now }: UndoContext,
): Promise<void> {
  const isTouched = (state: LogState) => kind in state || Object.keys(state).some((key) => key.startsWith('expires-'));
  if (isTouched(after)) await updateSanctionColumns(trx, { userID, kind, now });
}

const actions = [
  'member.warn',
  'member.mute',
  'member.ban',
  'member.lift',
  'member.appeal-uphold',
  'member.appeal-change',
  'member.appeal-revoke',
] as const satisfies readonly LogAction[];

for (const action of actions) defineUndo({ action, permission: sanctionPermissions, undo: undoStanding });
