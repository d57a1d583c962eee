import type { Transaction } from 'kysely';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { findAnyToken, setTokenRevoked } from './site-token.queries.ts';

/** A change of an access token by an administrator. */
interface TokenChange {
  readonly action: 'token.add' | 'token.revoke';
  readonly actorID: number;
  readonly accessTokenID: number;
  readonly name: string;
}

/** Logs that a token of the site was created or revoked. The entry contains neither the secret nor its hash. */
export const logToken = (trx: Transaction<Tables>, { action, actorID, accessTokenID, name }: TokenChange) =>
  logAction(trx, {
    action,
    actorID,
    recordType: 'access-token',
    recordID: accessTokenID,
    before: { name, isValid: action === 'token.revoke' },
    after: { name, isValid: action === 'token.add' },
    isPublic: false,
  });

for (const action of ['token.add', 'token.revoke'] as const)
  defineUndo({
    action,
    permission: 'site.manage',
    protects: ({ before }) => before['isValid'] === true,
    async current(trx, { recordID, after }) {
      return { ...after, isValid: (await findAnyToken(trx, recordID)) !== undefined };
    },
    async undo(trx, { recordID, before }, { now }) {
      await setTokenRevoked(trx, recordID, before['isValid'] === true ? null : now);
    },
  });
