import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** Whether an invitation was taken back; its code and its address are not in the log. */
export const invitationSources: RowSources = async (_, id) => [
  { table: 'invitation', key: ['invitation_id'], where: sql`invitation_id = ${id}`, only: ['date_withdrawn'] },
];

defineRowUndo({ actions: ['invitation.withdraw'], permission: 'site.manage', sources: invitationSources });
