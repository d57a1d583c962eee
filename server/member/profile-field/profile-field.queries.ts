import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type {
  ProfileField,
  ProfileFieldPatch,
  ProfileFieldPost,
} from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import { deleteTextsOf } from '#server/administration/translation/record-text.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { dataTypeColumn, storedDataType } from '#server/platform/http/field-data-type.ts';

const columns = sql`
  api_name as "apiName", label, description, ${dataTypeColumn()} as "dataType", form_type as "formType", visibility, mutability,
  json_build_object('userCards', on_user_cards, 'posts', on_posts, 'search', in_search) as "displayOptions",
  dropdown_options as "dropdownOptions", registration_options as "registrationOptions", enabled, sort`;

/** Reads all profile fields in display order, including disabled ones. */
export async function listProfileFields(db: Kysely<Tables>): Promise<ProfileField[]> {
  const { rows } = await sql<ProfileField>`
    select ${columns} from profile_field order by sort, api_name
  `.execute(db);
  return rows;
}

/** Reads the profile field with a name, ignoring case. Returns undefined when there is none. */
export async function findProfileField(db: Kysely<Tables>, apiName: string): Promise<ProfileField | undefined> {
  const { rows } = await sql<ProfileField>`
    select ${columns} from profile_field where lower(api_name) = lower(${apiName})
  `.execute(db);
  return rows[0];
}

/** Returns the ID of a profile field in the log. Returns 0 when there is none. */
export async function findFieldNumber(db: Kysely<Tables>, apiName: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select profile_field_id as id from profile_field where api_name = ${apiName}
  `.execute(db);
  return rows[0]?.id ?? 0;
}

const asJson = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);

/** Adds a profile field at the end. Returns undefined when the name is taken or `most` fields exist. */
export async function insertProfileField(
  db: Kysely<Tables>,
  field: z.output<typeof ProfileFieldPost>,
  { now, most }: { now: Date; most: number },
): Promise<ProfileField | undefined> {
  const { userCards, posts, search } = field.displayOptions;
  const { rows } = await sql<ProfileField>`
    insert into profile_field (api_name, label, description, data_type, form_type, visibility, mutability,
      registration_options, on_user_cards, on_posts, in_search, dropdown_options, enabled, sort, date_inserted)
    select ${field.apiName}, ${field.label}, ${field.description}, ${storedDataType(field.dataType)}, ${field.formType},
      ${field.visibility}, ${field.mutability}, ${field.registrationOptions}, ${userCards}::boolean, ${posts}::boolean,
      ${search}::boolean, ${asJson(field.dropdownOptions)}, ${field.enabled}::boolean,
      coalesce((select max(sort) from profile_field), 0) + 1, ${now}::timestamptz
    where (select count(*) from profile_field) < ${most}
    on conflict do nothing
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Changes the given properties of a profile field. */
export async function updateProfileField(
  db: Kysely<Tables>,
  apiName: string,
  patch: ProfileFieldPatch,
  now: Date,
): Promise<void> {
  const { displayOptions: shown, dropdownOptions } = patch;
  const set = {
    label: patch.label,
    description: patch.description,
    form_type: patch.formType,
    visibility: patch.visibility,
    mutability: patch.mutability,
    registration_options: patch.registrationOptions,
    enabled: patch.enabled,
    on_user_cards: shown?.userCards,
    on_posts: shown?.posts,
    in_search: shown?.search,
    dropdown_options: dropdownOptions && JSON.stringify(dropdownOptions),
  };
  const known = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  await db
    .updateTable('profile_field')
    .set({ ...known, date_updated: now })
    .where('api_name', '=', apiName)
    .execute();
}

/** Sets the positions of profile fields. Unknown names are ignored. */
export async function sortProfileFields(db: Kysely<Tables>, sorts: Readonly<Record<string, number>>): Promise<void> {
  await sql`
    update profile_field f set sort = places.value::integer
    from jsonb_each_text(${JSON.stringify(sorts)}::jsonb) places
    where f.api_name = places.key
  `.execute(db);
}

/** Deletes a profile field with its translations and all answers. */
export async function deleteProfileField(db: Kysely<Tables>, apiName: string): Promise<void> {
  await deleteTextsOf(db, 'profileField', apiName);
  await db.deleteFrom('profile_field').where('api_name', '=', apiName).execute();
}

/** Returns the answers of some members, by member ID and field name. Disabled fields are left out. */
export async function findProfileValues(
  db: Kysely<Tables>,
  userIDs: readonly number[],
): Promise<ReadonlyMap<number, Record<string, ProfileValue>>> {
  if (userIDs.length === 0) return new Map();
  const { rows } = await sql<{ userID: number; values: Record<string, ProfileValue> }>`
    select v.user_id as "userID", json_object_agg(v.api_name, v.value) as values
    from member_profile_field v join profile_field f using (api_name)
    where v.user_id = any(${userIDs as number[]}::bigint[]) and f.enabled
    group by v.user_id
  `.execute(db);
  return new Map(rows.map(({ userID, values }) => [userID, values]));
}

/** Stores the answers of a member. `null` deletes an answer. */
export async function storeProfileValues(
  db: Kysely<Tables>,
  userID: number,
  values: Readonly<Record<string, ProfileValue | null>>,
): Promise<void> {
  const entries = Object.entries(values);
  if (entries.length === 0) return;
  const kept = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const gone = entries.filter(([, value]) => value === null).map(([name]) => name);
  await sql`
    with gone as (
      delete from member_profile_field where user_id = ${userID} and api_name = any(${gone}::text[]))
    insert into member_profile_field (user_id, api_name, value)
    select ${userID}::bigint, key, value from jsonb_each(${JSON.stringify(kept)}::jsonb)
    on conflict (user_id, api_name) do update set value = excluded.value
  `.execute(db);
}
