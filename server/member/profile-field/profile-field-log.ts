import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

const key = ['api_name'] as const;

/** The log sources of a profile field, without its position. */
export const fieldSources: RowSources = async (_, fieldID) => [
  { table: 'profile_field', key, where: sql`profile_field_id = ${fieldID}`, without: ['sort'] },
];

/** The log sources of a profile field with the answers of members. */
export const answeredFieldSources: RowSources = async (_, fieldID) => [
  { table: 'profile_field', key, where: sql`profile_field_id = ${fieldID}` },
  {
    table: 'member_profile_field',
    key: ['user_id', ...key],
    where: sql`api_name = (select api_name from profile_field where profile_field_id = ${fieldID})`,
  },
];

/** The log sources of the positions of all profile fields. */
export const fieldOrderSources: RowSources = async () => [
  { table: 'profile_field', key, where: sql`true`, only: ['sort'] },
];

const permission = 'site.manage';

defineRowUndo({ actions: ['profile-field.add', 'profile-field.change'], permission, sources: fieldSources });
defineRowUndo({ actions: ['profile-field.delete'], permission, sources: answeredFieldSources });
defineRowUndo({ actions: ['profile-field.sort'], permission, sources: fieldOrderSources });
