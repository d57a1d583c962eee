import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** The row sources of an invitation: only the date of its withdrawal. The code and the address are not logged. */
export const invitationSources: RowSources = async (_, id) => [
  { table: 'invitation', key: ['invitation_id'], where: sql`invitation_id = ${id}`, only: ['date_withdrawn'] },
];

defineRowUndo({ actions: ['invitation.withdraw'], permission: 'site.manage', sources: invitationSources });
