import { type RawBuilder, sql } from 'kysely';
import type { ProfileDataType } from '#api/member/profile-field/profile-field-types.ts';

/** Returns the name under which the field tables store a data type. */
export const storedDataType = (dataType: ProfileDataType): string => (dataType === 'boolean' ? 'bool' : dataType);

/** Returns an SQL expression for the data type of a row of `profile_field` or `post_field`, with the API's name. */
export const dataTypeColumn = (table?: string): RawBuilder<ProfileDataType> => {
  const column = sql.ref(table === undefined ? 'data_type' : `${table}.data_type`);
  return sql<ProfileDataType>`case ${column} when 'bool' then 'boolean' else ${column} end`;
};
