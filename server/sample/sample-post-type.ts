import { sql } from 'kysely';
import type { CategoryNumbers } from './sample-people.ts';
import {
  findSampleRecords,
  registerSampleRecords,
  type Transaction,
  unregisterSampleRecords,
} from './sample-record.ts';

/** The ID of the system member, on whose behalf the forum acts. */
const systemUserID = 1;

const recipe = {
  post_type_id: 'recipe',
  parent_post_type_id: 'discussion',
  name: 'Recipe',
  post_button_label: 'Share a Recipe',
  post_helper_text: 'Measures in the text, so that they can be discussed; what people look for first in the fields.',
  field_ids: ['makes', 'minutes', 'heat'],
  insert_user_id: systemUserID,
};

const fields = [
  { post_field_id: 'makes', label: 'Makes', data_type: 'text', form_type: 'text', is_required: true },
  {
    post_field_id: 'minutes',
    label: 'Minutes from start to plate',
    description: 'Waiting included.',
    data_type: 'number',
    form_type: 'number',
  },
  {
    post_field_id: 'heat',
    label: 'Heat',
    data_type: 'text',
    form_type: 'dropdown',
    dropdown_options: JSON.stringify(['Community oven', 'Oven at home', 'Stove', 'None']),
  },
];

/** Stores the post type of the sample community, the recipe, for its kitchen category. */
export async function insertPostTypes(db: Transaction, now: Date, categories: CategoryNumbers): Promise<void> {
  const made = { visibility: 'public', insert_user_id: systemUserID, date_inserted: now };
  await db
    .insertInto('post_field')
    .values(fields.map((field) => ({ ...field, ...made })))
    .execute();
  const kitchens = (['garden-and-kitchen', 'baking-and-preserving'] as const).flatMap(
    (code) => categories.get(code) ?? [],
  );
  const { post_type_number } = await db
    .insertInto('post_type')
    .values({ ...recipe, category_ids: kitchens, date_inserted: now })
    .returning('post_type_number')
    .executeTakeFirstOrThrow();
  await registerSampleRecords(db, 'post_type', [[recipe.post_type_id, post_type_number]]);
}

/** Removes the sample post type with its fields, unless a discussion uses it. */
export async function removePostTypes(db: Transaction): Promise<void> {
  const numbers = await findSampleRecords(db, 'post_type');
  const { rows } = await sql<{ number: number; fieldIDs: string[] }>`
    delete from post_type t
    where t.post_type_number = any(${numbers}::bigint[])
      and not exists (select from discussion d where d.post_type_id = t.post_type_id)
    returning post_type_number as number, field_ids as "fieldIDs"
  `.execute(db);
  await sql`
    delete from post_field f
    where f.post_field_id = any(${rows.flatMap(({ fieldIDs }) => fieldIDs)}::text[])
      and not exists (select from post_type t where f.post_field_id = any(t.field_ids))
  `.execute(db);
  await unregisterSampleRecords(
    db,
    'post_type',
    rows.map(({ number }) => number),
  );
}
