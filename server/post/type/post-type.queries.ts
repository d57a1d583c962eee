import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { PostFieldPatch, PostFieldPost } from '#api/post/type/post-field.contract.ts';
import type { PostTypePatch, PostTypePost } from '#api/post/type/post-type.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { storedDataType } from '#server/platform/http/field-data-type.ts';

type Trx = Transaction<Tables>;

/** Who changes a type or a field, and when. */
interface Mark {
  readonly userID: number;
  readonly now: Date;
}

/** Keeps others from changing types and fields until the transaction ends. */
export const lockPostTypes = (trx: Trx): Promise<unknown> =>
  sql`lock table post_type, post_field in share row exclusive mode`.execute(trx);

/** By which number the log names a type; 0 when there is none. */
export async function findTypeNumber(trx: Trx, postTypeID: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select post_type_number as id from post_type where post_type_id = ${postTypeID}
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

/** By which number the log names a field; 0 when there is none. */
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

/** Adds a type of posts. */
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

/** Changes what is named of a type. */
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

/** Deletes a type, but for those who read posts of it. */
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

/** Adds a field. */
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

/** Changes what is named of a field. */
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

/** Deletes a field, and takes it from all types that have it; what posts answer to it stays with them. */
export async function deletePostField(trx: Trx, postFieldID: string): Promise<void> {
  await sql`
    update post_type set field_ids = array_remove(field_ids, ${postFieldID}) where ${postFieldID} = any(field_ids)
  `.execute(trx);
  await trx.deleteFrom('post_field').where('post_field_id', '=', postFieldID).execute();
}
