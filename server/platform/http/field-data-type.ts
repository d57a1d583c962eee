import { type RawBuilder, sql } from 'kysely';
import type { ProfileDataType } from '#api/member/field/profile-field-types.ts';

/** Returns the name under which the tables of fields store a kind of answers. */
export const storedDataType = (dataType: ProfileDataType): string => (dataType === 'boolean' ? 'bool' : dataType);

/** The kind of answers of a row of `profile_field` or `post_field`, as the API names it. */
export const dataTypeColumn = (table?: string): RawBuilder<ProfileDataType> => {
  const column = sql.ref(table === undefined ? 'data_type' : `${table}.data_type`);
  return sql<ProfileDataType>`case ${column} when 'bool' then 'boolean' else ${column} end`;
};
