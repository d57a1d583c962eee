import { type Kysely, sql } from 'kysely';
import type { Language } from '#api/languages.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { dataTypeColumn } from '#server/platform/http/field-data-type.ts';
import { copiesInLanguages } from '#server/platform/text/derived-texts.ts';
import { readPostTypeTexts, translatePostTypes } from './post-type-text.queries.ts';

/** A stored post type. `fieldIDs` are its fields in display order. */
export interface StoredPostType
  extends Omit<PostType, 'mayPost' | 'insertUser' | 'updateUser' | 'postFields' | 'parentPostTypeID'> {
  readonly parentPostTypeID: string | null;
  readonly fieldIDs: readonly string[];
}

/** All post types and fields, with lookup functions. */
export interface PostTypeCatalog {
  /** All types, including deleted ones: built-in types first, then by name. */
  readonly types: readonly StoredPostType[];
  /** Sorted by name. */
  readonly fields: readonly PostField[];
  /** Finds a type by its ID, ignoring case. Deleted types are included. */
  find(postTypeID: string): StoredPostType | undefined;
  field(postFieldID: string): PostField | undefined;
  /** Returns the fields of a type in display order, including inactive ones. */
  fieldsOf(postTypeID: string): readonly PostField[];
  /**
   * Returns the catalog with translations: of the first of the languages that has the text. Texts without a translation are
   * unchanged.
   */
  inLanguages(languages: readonly Language[]): PostTypeCatalog;
}

const typeColumns = sql`
  post_type_id as "postTypeID", name, parent_post_type_id as "parentPostTypeID", post_button_label as "postButtonLabel",
  post_helper_text as "postHelperText", role_ids as "roleIDs", category_ids as "categoryIDs", field_ids as "fieldIDs",
  parent_post_type_id is null as "isOriginal", is_active as "isActive", date_deleted is not null as "isDeleted",
  date_inserted as "dateInserted", date_updated as "dateUpdated", insert_user_id as "insertUserID",
  update_user_id as "updateUserID"`;

const fieldColumns = sql`
  post_field_id as "postFieldID", label, description, ${dataTypeColumn()} as "dataType", form_type as "formType",
  dropdown_options as "dropdownOptions", visibility, is_required as "isRequired", is_active as "isActive",
  array(select t.post_type_id from post_type t
    where post_field.post_field_id = any(t.field_ids) and t.date_deleted is null
    order by t.post_type_number) as "postTypeIDs",
  date_inserted as "dateInserted", date_updated as "dateUpdated", insert_user_id as "insertUserID",
  update_user_id as "updateUserID"`;

/**
 * Loads all post types and fields with all their translations. A site has at most some dozens, so they are cached in
 * memory.
 */
export async function loadPostTypes(db: Kysely<Tables>): Promise<PostTypeCatalog> {
  const { rows: types } = await sql<StoredPostType>`
    select ${typeColumns} from post_type
    order by parent_post_type_id is not null, case when parent_post_type_id is null then post_type_number end, lower(name),
      post_type_id
  `.execute(db);
  const { rows: fields } = await sql<PostField>`
    select ${fieldColumns} from post_field order by lower(label), post_field_id
  `.execute(db);
  const inLanguages: PostTypeCatalog['inLanguages'] = copiesInLanguages(
    await readPostTypeTexts(db),
    () => written,
    (chosen) => ({ ...waysThrough(translatePostTypes({ types, fields }, chosen)), inLanguages }),
  );
  const written: PostTypeCatalog = { ...waysThrough({ types, fields }), inLanguages };
  return written;
}

/** Returns the lookup functions for types and fields. */
function waysThrough({
  types,
  fields,
}: Pick<PostTypeCatalog, 'types' | 'fields'>): Omit<PostTypeCatalog, 'inLanguages'> {
  const byID = new Map(types.map((type) => [type.postTypeID, type]));
  const fieldByID = new Map(fields.map((field) => [field.postFieldID, field]));
  const find = (postTypeID: string) => byID.get(postTypeID.toLowerCase());
  return {
    types,
    fields,
    find,
    field: (postFieldID) => fieldByID.get(postFieldID),
    fieldsOf: (postTypeID) => (find(postTypeID)?.fieldIDs ?? []).flatMap((id) => fieldByID.get(id) ?? []),
  };
}
