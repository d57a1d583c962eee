import { machineResource, tagResource } from '#api/administration/translation/translatable.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The translated tag names of one language by tag ID. Untranslated tags are missing. */
export type TagNames = ReadonlyMap<number, string>;

/** Loads the translated tag names of each language. A human translation takes precedence over a machine translation. */
export async function readTagNames(db: Queryable): Promise<ReadonlyMap<string, TagNames>> {
  const rows = await db
    .selectFrom('translation')
    .select(['record_key', 'locale', 'translated'])
    .where('record_type', '=', 'tag')
    .where('resource', 'in', [tagResource, machineResource])
    .where('property_name', '=', 'name')
    // Later rows override earlier ones.
    .orderBy((eb) => eb('resource', '=', tagResource))
    .execute();
  const names = new Map<string, Map<number, string>>();
  for (const { record_key, locale, translated } of rows)
    names.set(locale, (names.get(locale) ?? new Map<number, string>()).set(Number(record_key), translated));
  return names;
}

/** Translates tag names into the viewer's language. Untranslated names remain unchanged. */
export const translateTagNames = <Tag extends { readonly tagID: number; readonly name: string }>(
  { tagNames }: { readonly tagNames?: TagNames | undefined },
  tags: readonly Tag[],
): Tag[] => tags.map((tag) => ({ ...tag, name: tagNames?.get(tag.tagID) ?? tag.name }));
