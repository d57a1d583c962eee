import { categoryResource, machineResource } from '#api/administration/translation/translatable.ts';
import type { Queryable } from '#server/category/queryable.ts';

/** A category's name or description in another language. */
export interface CategoryText {
  readonly categoryID: number;
  readonly locale: string;
  readonly property: 'name' | 'description';
  readonly translation: string;
}

/** Reads the translated texts of all categories; where a machine and a person translated, what the person wrote. */
export async function readCategoryTexts(db: Queryable): Promise<readonly CategoryText[]> {
  const rows = await db
    .selectFrom('translation')
    .select(['record_key', 'locale', 'property_name', 'translated as translation'])
    .where('record_type', '=', 'category')
    .where('resource', 'in', [categoryResource, machineResource])
    .where('property_name', 'in', ['name', 'description'])
    // What comes later counts.
    .orderBy((eb) => eb('resource', '=', categoryResource))
    .execute();
  return rows.map(({ record_key, locale, property_name, translation }) => ({
    categoryID: Number(record_key),
    locale,
    property: property_name as CategoryText['property'],
    translation,
  }));
}

interface Written {
  readonly categoryID: number;
  readonly name: string;
  readonly translatedDescription?: string;
}

const columnOf = { name: 'name', description: 'translatedDescription' } as const satisfies Record<
  string,
  keyof Written
>;

/** Categories with their texts of one language; what has none stays as it was written. */
export function translateRows<Row extends Written>(rows: readonly Row[], texts: readonly CategoryText[]): Row[] {
  const byCategory = Map.groupBy(texts, ({ categoryID }) => categoryID);
  return rows.map((row) => {
    const said = Object.fromEntries(
      (byCategory.get(row.categoryID) ?? []).map(({ property, translation }) => [columnOf[property], translation]),
    );
    return { ...row, ...said };
  });
}
