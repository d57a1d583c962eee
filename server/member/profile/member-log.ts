import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { sendEmailChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { defineRowUndo, type RowSources, rowsOf, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * The columns of a member that other members may change, except secrets, photos (their files are deleted) and bans
 * (recorded as decisions of their own).
 */
const changeable = [
  'name',
  'name_key',
  'name_skeleton',
  'email',
  'pending_email',
  'email_confirmed',
  'label',
  'title',
  'location',
  'website',
  'about',
  'about_html',
  'private',
  'show_email',
  'hidden',
  'bypass_spam',
] as const;

/** The log sources of a member: the columns that others may change, former names, roles and profile field answers. */
export const memberSources: RowSources = async (_, userID) => [
  { table: 'member', key: ['user_id'], where: sql`user_id = ${userID}`, only: changeable },
  { table: 'former_name', key: ['name_key'], where: sql`user_id = ${userID}` },
  { table: 'member_role', key: ['user_id', 'role_id'], where: sql`user_id = ${userID}` },
  { table: 'member_profile_field', key: ['user_id', 'api_name'], where: sql`user_id = ${userID}` },
];

/** Changes a member within a transaction. A change by another member is logged and can be undone. */
export function withMemberLog<T>(
  trx: Transaction<Tables>,
  { actorID, userID }: { actorID: number; userID: number },
  change: () => Promise<T>,
): Promise<T> {
  if (actorID === userID) return change();
  const entry = { action: 'member.edit', actorID, recordType: 'member', recordID: userID, isPublic: false } as const;
  return withRowLog(trx, memberSources, entry, change);
}

/** An action on an account, with the acting member and the affected member. */
interface AccountAction {
  readonly action:
    | 'member.add'
    | 'member.delete'
    | 'member.message'
    | 'member.photo'
    | 'member.two-factor'
    | 'member.sign-out';
  readonly actorID: number;
  readonly userID: number;
}

/** Logs an irreversible action on another member's account within a transaction. */
export async function logAccountIn(
  trx: Transaction<Tables>,
  { action, actorID, userID }: AccountAction,
): Promise<void> {
  if (actorID === userID) return;
  const entry = { action, actorID, recordType: 'member', recordID: userID, before: {}, after: {}, isPublic: false };
  await logAction(trx, entry);
}

/** Logs an irreversible action on another member's account, such as the deletion of a file or secret. */
export const logAccount = (forum: Forum, action: AccountAction): Promise<void> =>
  inTransaction(forum.db, (trx) => logAccountIn(trx, action));

const addressOf = (entry: LogEntry, side: 'before' | 'after') => {
  const { name, email, pending_email, email_confirmed } = rowsOf(entry[side], 'member')[0] ?? {};
  return { name: String(name), email: email as string | null, pending_email, email_confirmed };
};

const changesAddress = (entry: LogEntry): boolean => {
  const [{ name: _, ...before }, { name: __, ...after }] = [addressOf(entry, 'before'), addressOf(entry, 'after')];
  return !isDeepStrictEqual(before, after);
};

defineRowUndo({
  actions: ['member.edit'],
  permission: 'site.manage',
  sources: memberSources,
  protects: changesAddress,
  async afterwards(forum, entry) {
    const [{ name, email: newAddress }, { email: to }] = [addressOf(entry, 'before'), addressOf(entry, 'after')];
    if (to && newAddress && to !== newAddress)
      await sendEmailChangeMail(forum, { userID: entry.recordID, to, name, newAddress });
  },
});
