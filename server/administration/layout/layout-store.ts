import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import { type LayoutDocument, type LayoutNode, mapColumns } from '#api/administration/layout/layout-document.ts';
import { type LayoutRecordType, viewTypesOfPage, wholeSiteID } from '#api/administration/layout/layout-place.ts';
import { type LayoutViewType, layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { queueNewFeeds } from '#server/administration/embed/web-feed.job.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type CustomPageRow, listCustomPages } from './custom-page.queries.ts';
import { type LayoutRow, listLayouts } from './layout.queries.ts';
import { checkNode } from './layout-check.ts';
import { type LayoutViewRow, listViews } from './layout-view.queries.ts';

/** The event bus topic for changed layouts. It also clears the cached pages of guests. */
export const layoutsChanged = 'layouts.changed';

/** A layout with its nodes checked and migrated: the settings of valid nodes are complete. */
export interface ReadyLayout {
  /** A number, or the name of a default layout. */
  readonly layoutID: number | string;
  readonly name: string;
  readonly viewType: LayoutViewType;
  /** Null for a default layout. */
  readonly revisionID: number | null;
  readonly document: LayoutDocument;
  /** The IDs of the nodes whose settings are invalid. */
  readonly invalid: ReadonlySet<string>;
}

/** Checks the nodes of a document one by one. */
export function prepareDocument(document: LayoutDocument): Pick<ReadyLayout, 'document' | 'invalid'> {
  const invalid = new Set<string>();
  const change = (node: LayoutNode): LayoutNode => {
    const checked = checkNode(node, widgetRegistry);
    if (checked.is === 'invalid') invalid.add(node.id);
    return checked.node;
  };
  return {
    document: {
      ...document,
      sections: document.sections.map((section) => mapColumns(section, (nodes) => nodes.map(change))),
    },
    invalid,
  };
}

const defaults: ReadonlyMap<string, ReadyLayout> = new Map(
  layoutViewTypes.map((viewType) => [
    viewType,
    { layoutID: viewType, name: viewType, viewType, revisionID: null, ...prepareDocument(defaultLayouts[viewType]) },
  ]),
);

/** Returns the default layouts, one for each kind of page. */
export const listDefaultLayouts = (): readonly ReadyLayout[] => [...defaults.values()];

/** Returns the default layout of a kind of page. Undefined for any other name. */
export const findDefaultLayout = (name: string): ReadyLayout | undefined => defaults.get(name);

/** Returns the default layout of a kind of page. */
export const defaultLayoutOf = (viewType: LayoutViewType): ReadyLayout => defaults.get(viewType) as ReadyLayout;

/** The stored layouts and the places where they apply. */
interface LayoutStore {
  readonly rows: readonly LayoutRow[];
  readonly views: readonly LayoutViewRow[];
  readonly pages: readonly CustomPageRow[];
  readonly ready: ReadonlyMap<number, ReadyLayout>;
  /** The layout of each place. */
  readonly places: ReadonlyMap<string, number>;
}

const keyOf = (viewType: LayoutViewType, recordType: LayoutRecordType, recordID: number): string =>
  `${viewType} ${recordType} ${recordID}`;

async function loadStore(db: Queryable): Promise<LayoutStore> {
  const [rows, views, pages] = await Promise.all([listLayouts(db), listViews(db), listCustomPages(db)]);
  return {
    rows,
    views,
    pages,
    ready: new Map(rows.map((row) => [row.layoutID, { ...row, ...prepareDocument(row.document) }])),
    places: new Map(views.map((view) => [keyOf(view.viewType, view.recordType, view.recordID), view.layoutID])),
  };
}

const stores = new WeakMap<Forum, Cached<LayoutStore>>();

function storeOf(forum: Forum): Cached<LayoutStore> {
  const known = stores.get(forum) ?? createCached(forum, layoutsChanged, loadStore);
  stores.set(forum, known);
  return known;
}

/** Returns the stored layouts and the places where they apply. */
export const loadLayouts = (forum: Forum): Promise<LayoutStore> => storeOf(forum).get();

/** Invalidates the cached layouts in every process, and the cached pages of guests. New feeds are requested at once. */
export async function invalidateLayouts(forum: Forum): Promise<void> {
  await storeOf(forum).changed();
  // The deletion of a layout deletes the translations of its widgets, and its undo brings them back.
  await forum.contentTexts.changed();
  await queueNewFeeds(forum);
}

/** The page for which a layout is looked up. */
export interface LayoutPlace {
  readonly viewType: LayoutViewType;
  /** The custom page. */
  readonly customPageID?: number | undefined;
  /** The categories whose layouts apply to the page's record, the nearest first. */
  readonly categoryIDs?: readonly number[];
  /** The subcommunity in which the page is shown. */
  readonly siteSectionID?: number | undefined;
}

/**
 * Returns the layout of a page: that of the custom page, otherwise of the nearest category, the subcommunity or the site,
 * otherwise the default one (docs/behavior/layout.md#resolution).
 */
export function resolveLayout(
  store: LayoutStore,
  { viewType, customPageID, categoryIDs = [], siteSectionID }: LayoutPlace,
): ReadyLayout {
  const levels: readonly (readonly [LayoutRecordType, number | undefined])[] = [
    ['customPage', customPageID],
    ...categoryIDs.map((categoryID) => ['category', categoryID] as const),
    ['siteSection', siteSectionID],
    ['global', wholeSiteID],
  ];
  for (const [recordType, recordID] of levels)
    for (const type of viewTypesOfPage(viewType)) {
      const found = recordID === undefined ? undefined : store.places.get(keyOf(type, recordType, recordID));
      const layout = found === undefined ? undefined : store.ready.get(found);
      if (layout) return layout;
    }
  return defaultLayoutOf(viewType);
}
