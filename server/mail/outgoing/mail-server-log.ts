import type { Transaction } from 'kysely';
import type { MailServerChange } from '#api/mail/outgoing/mail-server.contract.ts';
import { requireFullAdministrator } from '#server/member/role/authority.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  changedFacts,
  type MailServerFacts,
  readMailServerFacts,
  sealedPassword,
  storeMailServer,
} from './mail-server.ts';

/**
 * Checks that the viewer may change the mail server. All messages pass through it, also those with links that give access
 * to accounts of administrators.
 *
 * @throws {ApiError} role.outranks
 */
export function requireMailServer(viewer: Viewer): void {
  requirePermission(viewer, 'site.manage');
  requireFullAdministrator(viewer);
}

const differing = (before: MailServerFacts, after: MailServerFacts): readonly (keyof MailServerFacts)[] =>
  (Object.keys(before) as (keyof MailServerFacts)[]).filter((name) => before[name] !== after[name]);

const only = (facts: MailServerFacts, names: readonly (keyof MailServerFacts)[]): LogState =>
  Object.fromEntries(names.map((name) => [name, facts[name]]));

/** Changes the mail server and logs the change, without the password. */
export async function changeMailServerLogged(forum: Forum, viewer: Viewer, change: MailServerChange): Promise<void> {
  const secret = sealedPassword(forum, change);
  await inTransaction(forum.database, async (trx) => {
    const before = await readMailServerFacts(trx);
    const after = changedFacts(before, change);
    await storeMailServer(trx, after, secret);
    const entry = { recordType: 'mail-server', recordID: 1, actorID: viewer.userID, isPublic: false } as const;
    const names = differing(before, after);
    if (names.length > 0)
      await logAction(trx, {
        ...entry,
        action: 'mail-server.change',
        before: only(before, names),
        after: only(after, names),
      });
    if (secret !== undefined) await logAction(trx, { ...entry, action: 'mail-server.password', before: {}, after: {} });
  });
}

const namesIn = (state: LogState): (keyof MailServerFacts)[] => Object.keys(state) as (keyof MailServerFacts)[];

defineUndo({
  action: 'mail-server.change',
  permission: 'site.manage',
  protects: () => true,
  current: async (trx: Transaction<Tables>, { after }) => only(await readMailServerFacts(trx), namesIn(after)),
  async undo(trx, { before }) {
    await storeMailServer(trx, { ...(await readMailServerFacts(trx)), ...(before as Partial<MailServerFacts>) });
  },
});
