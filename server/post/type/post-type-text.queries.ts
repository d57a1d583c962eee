import { machineResource, postTypeResource } from '#api/administration/translation/translatable.ts';
import { optionProperty } from '#api/post/option-name.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { StoredPostType } from './post-type-catalog.ts';

/** The translation of a text of a post type or post field. */
export interface PostTypeText {
  readonly recordType: string;
  readonly recordKey: string;
  readonly locale: string;
  readonly property: string;
  readonly translation: string;
}

/**
 * Loads the translated texts of all types and fields. Manual translations take precedence over machine translations.
 */
export const readPostTypeTexts = (db: Queryable): Promise<readonly PostTypeText[]> =>
  db
    .selectFrom('translation')
    .select([
      'record_type as recordType',
      'record_key as recordKey',
      'locale',
      'property_name as property',
      'translated as translation',
    ])
    .where('record_type', 'in', ['postType', 'postField'])
    .where('resource', 'in', [postTypeResource, machineResource])
    // Later rows override earlier ones.
    .orderBy((eb) => eb('resource', '=', postTypeResource))
    .execute();

/** Returns types and fields with the texts of one language. Texts without a translation are unchanged. */
export function translatePostTypes(
  { types, fields }: { readonly types: readonly StoredPostType[]; readonly fields: readonly PostField[] },
  texts: readonly PostTypeText[],
) {
  const said = new Map(
    texts.map((text) => [`${text.recordType} ${text.recordKey} ${text.property}`, text.translation]),
  );
  const typeText = ({ postTypeID }: StoredPostType, property: string) => said.get(`postType ${postTypeID} ${property}`);
  const fieldText = ({ postFieldID }: PostField, property: string) => said.get(`postField ${postFieldID} ${property}`);
  return {
    types: types.map((type) => ({
      ...type,
      name: typeText(type, 'name') ?? type.name,
      postButtonLabel: typeText(type, 'postButtonLabel') ?? type.postButtonLabel,
      postHelperText: typeText(type, 'postHelperText') ?? type.postHelperText,
    })),
    fields: fields.map((field) => {
      const named = (field.dropdownOptions ?? []).flatMap((option) => {
        const name = fieldText(field, optionProperty(option));
        return name === undefined ? [] : [[String(option), name]];
      });
      return {
        ...field,
        label: fieldText(field, 'label') ?? field.label,
        description: fieldText(field, 'description') ?? field.description,
        ...(named.length > 0 && { optionNames: Object.fromEntries(named) as Record<string, string> }),
      };
    }),
  };
}
