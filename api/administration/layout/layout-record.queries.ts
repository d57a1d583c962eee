import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readLayoutCatalog } from './layout-catalog.client.ts';
import { hydrateLayout, listLayoutRevisions, listLayouts, readLayout } from './layout-record.client.ts';
import type { LayoutViewType } from './layout-view-type.ts';
import { loadedSection } from './loaded-layout.ts';
import { type LoadedNode, nodesOf } from './page-layout.queries.ts';

/** Returns the query for all layouts, with the places where they apply. */
export const layoutsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['layouts', 'list'],
    queryFn: async () => (await listLayouts(api, { expand: ['layoutViews'] })).body,
  });

/** Returns the query for a layout with its content, and the places where it applies. */
export const layoutQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['layouts', 'one', String(id)],
    queryFn: async () => (await readLayout(api, id, { expand: ['layoutViews'] })).body,
  });

/** Returns the query for the revisions of a layout, newest first. */
export const layoutRevisionsQuery = (api: Api, id: number | string) =>
  queryOptions({
    queryKey: ['layouts', 'revisions', String(id)],
    queryFn: async () => (await listLayoutRevisions(api, id)).body,
  });

/** Returns the query for the widgets of a kind of page. */
export const layoutCatalogQuery = (api: Api, layoutViewType: LayoutViewType) =>
  queryOptions({
    queryKey: ['layout-catalog', layoutViewType],
    queryFn: async () => (await readLayoutCatalog(api, { layoutViewType })).body,
  });

/** An unsaved layout with one widget, in its wire form. */
export interface WidgetOnly {
  readonly layoutViewType: LayoutViewType;
  readonly layout: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Returns the query for a widget that is not saved yet, with its data. `prepare` is called before the result is shown.
 * The result before stays while other settings are loaded.
 */
export const widgetPreviewQuery = (api: Api, { layoutViewType, layout }: WidgetOnly, prepare: PrepareNode) =>
  queryOptions({
    queryKey: ['layout-widget', layoutViewType, layout],
    queryFn: async (): Promise<LoadedNode> => {
      const { body } = await hydrateLayout(api, { layoutViewType, layout: [...layout] });
      const [node] = nodesOf({ sections: body.layout.map(loadedSection) });
      if (!node) throw new Error('The widget is not part of the layout.');
      await prepare(node);
      return node;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.outcome === 'late' ? latePause : false),
  });

type PrepareNode = (node: LoadedNode) => Promise<unknown>;

/** The pause after which the data of a widget that was late is loaded again, in milliseconds. */
const latePause = 2_000;
