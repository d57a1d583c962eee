import { categoryResource, machineResource } from '#api/administration/translation/translatable.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A translation of a category's name or description. */
export interface CategoryText {
  readonly categoryID: number;
  readonly locale: string;
  readonly property: 'name' | 'description';
  readonly translation: string;
}

/** Loads the translated texts of all categories. A human translation takes precedence over a machine translation. */
export async function readCategoryTexts(db: Queryable): Promise<readonly CategoryText[]> {
  const rows = await db
    .selectFrom('translation')
    .select(['record_key', 'locale', 'property_name', 'translated as translation'])
    .where('record_type', '=', 'category')
    .where('resource', 'in', [categoryResource, machineResource])
    .where('property_name', 'in', ['name', 'description'])
    // Later rows override earlier ones.
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

/** Applies the translations of one language to categories. Texts without a translation remain unchanged. */
export function translateRows<Row extends Written>(rows: readonly Row[], texts: readonly CategoryText[]): Row[] {
  const byCategory = Map.groupBy(texts, ({ categoryID }) => categoryID);
  return rows.map((row) => {
    const said = Object.fromEntries(
      (byCategory.get(row.categoryID) ?? []).map(({ property, translation }) => [columnOf[property], translation]),
    );
    return { ...row, ...said };
  });
}
