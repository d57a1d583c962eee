import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { PostFieldPatch, PostFieldPost } from '#api/post/type/post-field.contract.ts';
import type { PostTypePatch, PostTypePost } from '#api/post/type/post-type.contract.ts';
import { deleteTextsOf } from '#server/administration/translation/record-text.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { storedDataType } from '#server/platform/http/field-data-type.ts';

type Trx = Transaction<Tables>;

/** The member and the time of a change. */
interface Mark {
  readonly userID: number;
  readonly now: Date;
}

/** Locks types and fields against concurrent changes until the transaction ends. */
export const lockPostTypes = (trx: Trx): Promise<unknown> =>
  sql`lock table post_type, post_field in share row exclusive mode`.execute(trx);

/** Returns the numeric ID of a type in the audit log. Returns 0 when the type does not exist. */
export async function findTypeNumber(trx: Trx, postTypeID: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select post_type_number as id from post_type where post_type_id = ${postTypeID}
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Returns the numeric ID of a field in the audit log. Returns 0 when the field does not exist. */
export async function findPostFieldNumber(trx: Trx, postFieldID: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select post_field_number as id from post_field where post_field_id = ${postFieldID}
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

const without = <Value>(columns: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

const typeColumns = (patch: PostTypePatch) =>
  without({
    name: patch.name,
    post_button_label: patch.postButtonLabel,
    post_helper_text: patch.postHelperText,
    role_ids: patch.roleIDs && [...new Set(patch.roleIDs)],
    category_ids: patch.categoryIDs && [...new Set(patch.categoryIDs)],
    field_ids: patch.postFieldIDs && [...new Set(patch.postFieldIDs)],
    is_active: patch.isActive,
  });

/** Inserts a post type. */
export async function insertPostType(trx: Trx, post: PostTypePost, { userID, now }: Mark): Promise<void> {
  await trx
    .insertInto('post_type')
    .values({
      ...typeColumns(post),
      post_type_id: post.postTypeID,
      name: post.name,
      parent_post_type_id: post.parentPostTypeID,
      insert_user_id: userID,
      date_inserted: now,
    })
    .execute();
}

/** Updates the given properties of a type. */
export async function updatePostType(
  trx: Trx,
  postTypeID: string,
  patch: PostTypePatch,
  { userID, now }: Mark,
): Promise<void> {
  await trx
    .updateTable('post_type')
    .set({ ...typeColumns(patch), date_updated: now, update_user_id: userID })
    .where('post_type_id', '=', postTypeID)
    .execute();
}

/** Marks a type as deleted. Existing posts retain it. */
export async function markPostTypeDeleted(trx: Trx, postTypeID: string, now: Date): Promise<void> {
  await trx.updateTable('post_type').set({ date_deleted: now }).where('post_type_id', '=', postTypeID).execute();
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

const fieldColumns = (patch: PostFieldPatch) =>
  without({
    label: patch.label,
    description: patch.description,
    form_type: patch.formType,
    dropdown_options: patch.dropdownOptions === undefined ? undefined : asJson(patch.dropdownOptions),
    visibility: patch.visibility,
    is_required: patch.isRequired,
    is_active: patch.isActive,
  });

/** Inserts a post field. */
export async function insertPostField(
  trx: Trx,
  { postFieldID, dataType, ...field }: z.output<typeof PostFieldPost>,
  { userID, now }: Mark,
): Promise<void> {
  const { label, formType, visibility } = field;
  await trx
    .insertInto('post_field')
    .values({
      ...fieldColumns(field),
      post_field_id: postFieldID,
      label,
      data_type: storedDataType(dataType),
      form_type: formType,
      visibility,
      insert_user_id: userID,
      date_inserted: now,
    })
    .execute();
}

/** Updates the given properties of a field. */
export async function updatePostField(
  trx: Trx,
  postFieldID: string,
  patch: PostFieldPatch,
  { userID, now }: Mark,
): Promise<void> {
  await trx
    .updateTable('post_field')
    .set({ ...fieldColumns(patch), date_updated: now, update_user_id: userID })
    .where('post_field_id', '=', postFieldID)
    .execute();
}

/** Deletes a field and removes it from all types. The values in existing posts remain stored. */
export async function deletePostField(trx: Trx, postFieldID: string): Promise<void> {
  await sql`
    update post_type set field_ids = array_remove(field_ids, ${postFieldID}) where ${postFieldID} = any(field_ids)
  `.execute(trx);
  await deleteTextsOf(trx, 'postField', postFieldID);
  await trx.deleteFrom('post_field').where('post_field_id', '=', postFieldID).execute();
}
