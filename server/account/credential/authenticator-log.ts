import { sql } from 'kysely';
import { sendSecurityChangeMail } from '#server/account/own-data/account-notice-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import type { Undo } from '#server/moderation/log/moderation-log.ts';
import { defineRowUndo, type RowSources, rowsOf } from '#server/moderation/log/row-log.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';

/** The rows of a sign-in service for the log. The secret is encrypted in the log, as it is in the database. */
export const authenticatorSources: RowSources = async (_, id) => [
  { table: 'authenticator', key: ['authenticator_id'], where: sql`authenticator_id = ${id}` },
];

/** The rows of a sign-in service and of its connected accounts. */
export const connectedAuthenticatorSources: RowSources = async (trx, id, before) => [
  ...(await authenticatorSources(trx, id, before)),
  {
    table: 'authenticator_member',
    key: ['authenticator_id', 'subject'],
    where: sql`authenticator_id = ${id}`,
  },
];

const permission = 'site.manage';
const protects = () => true;

const follow: Undo['undo'] = async (trx, { before, after }, { forum, userID }) => {
  const what = String([...rowsOf(before, 'authenticator'), ...rowsOf(after, 'authenticator')][0]?.['name'] ?? '');
  afterCommit(trx, () =>
    runInBackground(forum, () => sendSecurityChangeMail(forum, { userID, change: 'site-service-changed', what })),
  );
};

defineRowUndo({
  actions: ['authenticator.add', 'authenticator.change'],
  permission,
  sources: authenticatorSources,
  protects,
  follow,
});
defineRowUndo({
  actions: ['authenticator.delete'],
  permission,
  sources: connectedAuthenticatorSources,
  protects,
  follow,
});
