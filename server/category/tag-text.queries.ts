import { machineResource, tagResource } from '#api/administration/translation/translatable.ts';
import type { Queryable } from '#server/category/queryable.ts';

/** What tags are called in one language, by their numbers; those that are not translated are missing. */
export type TagNames = ReadonlyMap<number, string>;

/** Reads what tags are called in each language; where a machine and a person translated, what the person wrote. */
export async function readTagNames(db: Queryable): Promise<ReadonlyMap<string, TagNames>> {
  const rows = await db
    .selectFrom('translation')
    .select(['record_key', 'locale', 'translated'])
    .where('record_type', '=', 'tag')
    .where('resource', 'in', [tagResource, machineResource])
    .where('property_name', '=', 'name')
    // What comes later counts.
    .orderBy((eb) => eb('resource', '=', tagResource))
    .execute();
  const names = new Map<string, Map<number, string>>();
  for (const { record_key, locale, translated } of rows)
    names.set(locale, (names.get(locale) ?? new Map<number, string>()).set(Number(record_key), translated));
  return names;
}

/** Tags as they are called in the language of whoever asks; one without a name in it keeps its own. */
export const inLanguageOf = <Tag extends { readonly tagID: number; readonly name: string }>(
  { tagNames }: { readonly tagNames?: TagNames | undefined },
  tags: readonly Tag[],
): Tag[] => tags.map((tag) => ({ ...tag, name: tagNames?.get(tag.tagID) ?? tag.name }));
