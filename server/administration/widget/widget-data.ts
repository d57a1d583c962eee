import type { FastifyRequest } from 'fastify';
import type { LayoutNode } from '#api/administration/layout/layout-document.ts';
import { ApiFailure } from '#api/failure.ts';
import { type PageRecord, parametersOf, type WidgetData } from '#server/administration/layout/hydrated-layout.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { WidgetDataCache } from './widget-data-cache.ts';
import type { WidgetLoader } from './widget-loader.ts';
import { widgetLoaders } from './widget-loaders.ts';
import { apiFor, viewersOf } from './widget-viewer.ts';

const caches = new WeakMap<Forum, WidgetDataCache>();

function cacheOf(forum: Forum): WidgetDataCache {
  const known = caches.get(forum) ?? new WidgetDataCache(forum.bus);
  caches.set(forum, known);
  return known;
}

/** The layout whose widgets are loaded, for the log, and the page on which they are shown. */
export interface WidgetPage {
  readonly layoutID: number | string;
  readonly revisionID: number | null;
  readonly nodes: readonly LayoutNode[];
  /** The IDs of the nodes whose settings are invalid. */
  readonly invalid: ReadonlySet<string>;
  readonly record: PageRecord;
  /** The viewer, within the subcommunity. */
  readonly viewer: Viewer;
  readonly siteSectionID?: string | undefined;
  /** The path before the API's routes. */
  readonly prefix: string;
  /** The loaders by widget ID, by default those of the forum. */
  readonly loaders?: ReadonlyMap<string, WidgetLoader>;
}

/** The time within which the data of a page's widgets must be loaded, in milliseconds. */
const pageBudget = 1_500;

/** The largest data of a widget, as JSON. */
const largestData = 262_144;

/** The statuses of a refusal: the viewer may not see the widget's records, or they no longer exist. */
const refused: ReadonlySet<number> = new Set([401, 403, 404, 410]);

const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && refused.has(error.status);

/** Returns the result of a load within a budget. It never rejects. */
async function withinBudget(
  load: (signal: AbortSignal) => Promise<object | undefined>,
  budget: number,
  report: (outcome: 'failed' | 'late', error?: unknown) => void,
): Promise<WidgetData> {
  const giveUp = new AbortController();
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), Math.min(budget, pageBudget));
  try {
    // A loader that throws before its first await rejects as well.
    const loading = (async () => load(giveUp.signal))();
    const props = await Promise.race([loading, late.promise]);
    if (props === 'late') {
      loading.catch(() => undefined);
      giveUp.abort();
      report('late');
      return { outcome: 'late' };
    }
    return props === undefined || props === null ? { outcome: 'empty' } : { outcome: 'ready', props: asProps(props) };
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'empty' };
    report('failed', error);
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {TypeError} When a loader returns something other than an object that fits into a page. */
function asProps(props: unknown): object {
  if (typeof props !== 'object' || props === null || Array.isArray(props))
    throw new TypeError('The loader of a widget returned no props.');
  if (JSON.stringify(props).length > largestData) throw new TypeError('The loader of a widget returned too much data.');
  return props;
}

/**
 * Loads the data of all widgets of a page at once, each within its budget (docs/behavior/layout.md#data). Reads that
 * start together become one statement. A widget that fails is logged and affects no other.
 */
export async function loadWidgetData(request: FastifyRequest, page: WidgetPage): Promise<Map<string, WidgetData>> {
  const { nodes, loaders = widgetLoaders, layoutID, revisionID, viewer } = page;
  const { forum } = request.server;
  const viewers = await viewersOf(forum, viewer, page.siteSectionID);
  const results = nodes.flatMap((node) => {
    if (page.invalid.has(node.id)) return [[node.id, Promise.resolve<WidgetData>({ outcome: 'failed' })] as const];
    const loader = loaders.get(node.widget);
    if (!loader) return [];
    const { definition } = loader;
    if (definition.audience === 'member' && viewer.userID === 0)
      return [[node.id, Promise.resolve<WidgetData>({ outcome: 'empty' })] as const];
    if (definition.audience === 'member' && viewer.previewedLayout)
      return [[node.id, Promise.resolve<WidgetData>({ outcome: 'ready', props: definition.preview })] as const];
    // Reads of one viewer object are joined.
    const reader = definition.joins ? viewers[definition.audience] : { ...viewers[definition.audience] };
    const parameters = parametersOf(definition.reads, page.record);
    const input = {
      settings: node.settings ?? {},
      parameters,
      api: apiFor(request, reader, page.prefix),
      ...(definition.audience === 'member' && { viewer }),
    };
    const place = { layoutID, revisionID, node: node.id, widget: node.widget };
    const load = () =>
      withinBudget(
        (signal) => loader.load({ ...input, signal } as never),
        definition.budget,
        (outcome, error) => request.log.error({ err: error, outcome, ...place }, 'A widget could not be loaded.'),
      );
    // Data of a preview is never shared with the audience of a real page.
    if (viewer.previewedLayout) return [[node.id, load()] as const];
    const key = JSON.stringify([definition.id, definition.version, node.settings, parameters, request.language]);
    const shared = { permissions: reader.permissions, key, now: Date.now() };
    return [[node.id, cacheOf(forum).get(definition, shared, load)] as const];
  });
  return new Map(await Promise.all(results.map(async ([id, data]) => [id, await data] as const)));
}
