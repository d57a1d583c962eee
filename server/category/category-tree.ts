import type { Kysely } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { type CategoryText, readCategoryTexts, translateRows } from '#server/category/category-text.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** What the tree knows of a category; counts are read afresh by queries. */
export interface CategoryNode {
  readonly categoryID: number;
  readonly parentCategoryID: number | null;
  readonly name: string;
  /** What it is about, where the tree is in a language into which that was translated. */
  readonly translatedDescription?: string;
  readonly urlcode: string;
  readonly displayAs: 'categories' | 'discussions' | 'flat' | 'heading';
  readonly isArchived: boolean;
  readonly customPermissions: boolean;
  readonly hideFromRecent: boolean;
  readonly allowedDiscussionTypes: readonly string[] | null;
  /** 1 for top categories. */
  readonly depth: number;
  /** The nearest ancestor or self with permissions of its own; 0 for the site's defaults. */
  readonly permissionCategoryID: number;
  readonly children: readonly CategoryNode[];
}

/** All categories in their order, and ways to find them. */
export interface CategoryTree {
  readonly roots: readonly CategoryNode[];
  /** Every category, parents before children, in display order. */
  readonly all: readonly CategoryNode[];
  byID(categoryID: number): CategoryNode | undefined;
  /** By number or urlcode, as paths write it. */
  find(idOrUrlcode: number | string): CategoryNode | undefined;
  /** From the top category down to this one. */
  path(categoryID: number): readonly CategoryNode[];
  /** This category and everything below it. */
  withDescendants(categoryID: number): readonly number[];
  /** The same categories in a language, by whatever of them is translated into it; null: as they were written. */
  inLanguage(language: string | null): CategoryTree;
  /** Whether these are all categories of the site. */
  readonly isWhole: boolean;
  /** A tree of this category alone and what is below it; it begins below one that takes no posts of its own. */
  within(categoryID: number): CategoryTree;
}

type Row = Omit<CategoryNode, 'depth' | 'children' | 'permissionCategoryID'>;
type Branch = Omit<CategoryNode, 'children'> & { children: Branch[] };

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

type Ways = Omit<CategoryTree, 'inLanguage' | 'isWhole' | 'within'>;

/** The ways to find what stands below some categories. */
function waysFrom(roots: readonly CategoryNode[]): Ways {
  const all = flatten(roots);
  const byID = new Map(all.map((node) => [node.categoryID, node]));
  const byUrlcode = new Map(all.map((node) => [foldedIdentity(node.urlcode), node]));
  return {
    roots,
    all,
    byID: (categoryID) => byID.get(categoryID),
    find: (key) =>
      /^\d{1,15}$/.test(String(key)) ? byID.get(Number(key)) : byUrlcode.get(foldedIdentity(String(key))),
    path(categoryID) {
      const path: CategoryNode[] = [];
      for (let node = byID.get(categoryID); node; node = byID.get(node.parentCategoryID ?? -1)) path.unshift(node);
      return path;
    },
    withDescendants(categoryID) {
      const node = byID.get(categoryID);
      return node ? flatten([node]).map((one) => one.categoryID) : [];
    },
  };
}

/** The same categories so many levels higher. */
const raise = (nodes: readonly CategoryNode[], levels: number): CategoryNode[] =>
  nodes.map((node) => ({ ...node, depth: node.depth - levels, children: raise(node.children, levels) }));

/** What stands at the top of a part of the forum: a category that takes posts, or those below one that does not. */
function topOf(node: CategoryNode | undefined): CategoryNode[] {
  if (!node) return [];
  return node.displayAs === 'discussions' ? raise([node], node.depth - 1) : raise(node.children, node.depth);
}

/** Parts of a tree, each made once. */
function partsOf(ways: Ways): (categoryID: number) => CategoryTree {
  const parts = new Map<number, CategoryTree>();
  return (categoryID) => {
    const known = parts.get(categoryID);
    if (known) return known;
    const own = waysFrom(topOf(ways.byID(categoryID)));
    // A part is asked for in the language of the tree that it is a part of.
    const part: CategoryTree = { ...own, isWhole: false, inLanguage: () => part, within: partsOf(own) };
    parts.set(categoryID, part);
    return part;
  };
}

/** Arranges rows, in display order, as a tree. A category whose parent is missing stands at the top. */
function arrange(rows: readonly Row[]): Omit<CategoryTree, 'inLanguage'> {
  const known = new Set(rows.map(({ categoryID }) => categoryID));
  const byParent = Map.groupBy(rows, ({ parentCategoryID }) =>
    parentCategoryID !== null && known.has(parentCategoryID) ? parentCategoryID : null,
  );
  const grow = (parent: Branch | null): Branch[] =>
    (byParent.get(parent?.categoryID ?? null) ?? []).map((row) => {
      const permissionCategoryID = row.customPermissions ? row.categoryID : (parent?.permissionCategoryID ?? 0);
      const node: Branch = { ...row, depth: (parent?.depth ?? 0) + 1, permissionCategoryID, children: [] };
      node.children = grow(node);
      return node;
    });
  const ways = waysFrom(grow(null));
  return { ...ways, isWhole: true, within: partsOf(ways) };
}

/** Arranges rows as a tree, which knows itself in each language that texts are translated into. */
export function arrangeCategories(rows: readonly Row[], texts: readonly CategoryText[] = []): CategoryTree {
  const byLocale = Map.groupBy(texts, ({ locale }) => locale);
  const inLanguage = (language: string | null): CategoryTree => translated.get(language) ?? written;
  const written: CategoryTree = { ...arrange(rows), inLanguage };
  const translated = new Map<string | null, CategoryTree>(
    [...byLocale].map(([locale, ofIt]) => [locale, { ...arrange(translateRows(rows, ofIt)), inLanguage }]),
  );
  return written;
}

/** Reads the whole tree; a site has some hundreds of categories at most, so it is kept in memory. */
export async function loadCategoryTree(db: Kysely<Tables>): Promise<CategoryTree> {
  const texts = await readCategoryTexts(db);
  const rows = await db
    .selectFrom('category')
    .select([
      'category_id as categoryID',
      'parent_category_id as parentCategoryID',
      'name',
      'urlcode',
      'display_as as displayAs',
      'is_archived as isArchived',
      'custom_permissions as customPermissions',
      'hide_from_recent as hideFromRecent',
      'allowed_discussion_types as allowedDiscussionTypes',
    ])
    .orderBy('sort')
    .orderBy('category_id')
    .execute();
  return arrangeCategories(rows as Row[], texts);
}
