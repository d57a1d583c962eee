import { sql } from 'kysely';
import { textSource } from '#server/administration/translation/record-text.ts';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

const key = ['api_name'] as const;

const nameOf = (fieldID: number) => sql`(select api_name from profile_field where profile_field_id = ${fieldID})`;

/** The log sources of a profile field, without its position. */
export const fieldSources: RowSources = async (_, fieldID) => [
  { table: 'profile_field', key, where: sql`profile_field_id = ${fieldID}`, without: ['sort'] },
];

/** The log sources of a profile field with its translations and the answers of members. */
export const answeredFieldSources: RowSources = async (_, fieldID) => [
  { table: 'profile_field', key, where: sql`profile_field_id = ${fieldID}` },
  {
    table: 'member_profile_field',
    key: ['user_id', ...key],
    where: sql`api_name = ${nameOf(fieldID)}`,
  },
  textSource(sql`record_type = 'profileField' and record_key = ${nameOf(fieldID)}`),
];

/** The log sources of the positions of all profile fields. */
export const fieldOrderSources: RowSources = async () => [
  { table: 'profile_field', key, where: sql`true`, only: ['sort'] },
];

const permission = 'site.manage';

defineRowUndo({ actions: ['profile-field.add', 'profile-field.change'], permission, sources: fieldSources });
defineRowUndo({
  actions: ['profile-field.delete'],
  permission,
  sources: answeredFieldSources,
  afterwards: (forum) => forum.contentTexts.changed(),
});
defineRowUndo({ actions: ['profile-field.sort'], permission, sources: fieldOrderSources });
