import type { Kysely } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Language } from '#api/languages.ts';
import { type CategoryText, readCategoryTexts, translateRows } from '#server/category/category-text.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { copiesInLanguages } from '#server/platform/text/derived-texts.ts';

/** A node of the category tree. It contains no counts; queries load them. */
export interface CategoryNode {
  readonly categoryID: number;
  readonly parentCategoryID: number | null;
  readonly name: string;
  /** The translated description. Present only in trees of a language with such a translation. */
  readonly translatedDescription?: string;
  readonly urlcode: string;
  readonly displayAs: 'categories' | 'discussions' | 'flat' | 'heading';
  readonly isArchived: boolean;
  readonly customPermissions: boolean;
  readonly hideFromRecent: boolean;
  readonly allowedDiscussionTypes: readonly string[] | null;
  /** 1 for root categories. */
  readonly depth: number;
  /**
   * The category whose permissions apply: the nearest one with custom permissions among this category and its
   * ancestors; 0 for the site's defaults.
   */
  readonly permissionCategoryID: number;
  readonly children: readonly CategoryNode[];
}

/** All categories in display order, with lookup functions. */
export interface CategoryTree {
  readonly roots: readonly CategoryNode[];
  /** All categories in display order, parents before children. */
  readonly all: readonly CategoryNode[];
  byID(categoryID: number): CategoryNode | undefined;
  /** Finds a category by ID or urlcode. */
  find(idOrUrlcode: number | string): CategoryNode | undefined;
  /** Returns the categories from the root to this category. */
  path(categoryID: number): readonly CategoryNode[];
  /** Returns the IDs of this category and its descendants. */
  withDescendants(categoryID: number): readonly number[];
  /**
   * Returns the tree with translations: of the first of the languages that has the text. Texts without a translation are
   * unchanged.
   */
  inLanguages(languages: readonly Language[]): CategoryTree;
  /** Whether the tree contains all categories of the site. */
  readonly isWhole: boolean;
  /** Returns the subtree of a category. When the category does not allow posts, its children become the roots. */
  within(categoryID: number): CategoryTree;
}

type Row = Omit<CategoryNode, 'depth' | 'children' | 'permissionCategoryID'>;
type Branch = Omit<CategoryNode, 'children'> & { children: Branch[] };

const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

type Ways = Omit<CategoryTree, 'inLanguages' | 'isWhole' | 'within'>;

/** Creates the lookup functions of a tree. */
function createLookups(roots: readonly CategoryNode[]): Ways {
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

/** Reduces the depth of categories by a number of levels. */
const raise = (nodes: readonly CategoryNode[], levels: number): CategoryNode[] =>
  nodes.map((node) => ({ ...node, depth: node.depth - levels, children: raise(node.children, levels) }));

/** Returns the roots of a subtree: the category itself, or its children when it does not allow posts. */
function topOf(node: CategoryNode | undefined): CategoryNode[] {
  if (!node) return [];
  return node.displayAs === 'discussions' ? raise([node], node.depth - 1) : raise(node.children, node.depth);
}

/** Returns a function that creates subtrees and caches them. */
function partsOf(ways: Ways): (categoryID: number) => CategoryTree {
  const parts = new Map<number, CategoryTree>();
  return (categoryID) => {
    const known = parts.get(categoryID);
    if (known) return known;
    const own = createLookups(topOf(ways.byID(categoryID)));
    // A subtree already has the language of its parent tree.
    const part: CategoryTree = { ...own, isWhole: false, inLanguages: () => part, within: partsOf(own) };
    parts.set(categoryID, part);
    return part;
  };
}

/** Builds a tree from rows in display order. A category whose parent is missing becomes a root. */
function arrange(rows: readonly Row[]): Omit<CategoryTree, 'inLanguages'> {
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
  const ways = createLookups(grow(null));
  return { ...ways, isWhole: true, within: partsOf(ways) };
}

/** Builds a tree from rows, with translated variants. */
export function buildCategoryTree(rows: readonly Row[], texts: readonly CategoryText[] = []): CategoryTree {
  const inLanguages: CategoryTree['inLanguages'] = copiesInLanguages(
    texts,
    () => written,
    (chosen) => ({ ...arrange(translateRows(rows, chosen)), inLanguages }),
  );
  const written: CategoryTree = { ...arrange(rows), inLanguages };
  return written;
}

/** Loads the whole tree. A site has at most a few hundred categories, so the tree is cached in memory. */
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
  return buildCategoryTree(rows as Row[], texts);
}
