import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/row-log.ts';

/** A service for signing in; its secret is in the log as it is in the database, sealed. */
export const authenticatorSources: RowSources = async (_, id) => [
  { table: 'authenticator', key: ['authenticator_id'], where: sql`authenticator_id = ${id}` },
];

/** A service with whose accounts there were connected. */
export const connectedAuthenticatorSources: RowSources = async (trx, id, before) => [
  ...(await authenticatorSources(trx, id, before)),
  {
    table: 'authenticator_member',
    key: ['authenticator_id', 'subject'],
    where: sql`authenticator_id = ${id}`,
  },
];

const permission = 'site.manage';

defineRowUndo({
  actions: ['authenticator.add', 'authenticator.change'],
  permission,
  sources: authenticatorSources,
});
defineRowUndo({ actions: ['authenticator.delete'], permission, sources: connectedAuthenticatorSources });
