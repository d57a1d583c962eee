import type { MessageArea } from '#api/message-id.ts';
import { currentTranslations } from '#api/translations.ts';

type AreasOfPages = readonly (readonly [RegExp, readonly MessageArea[]])[];

/**
 * The translation areas of the pages that members read, besides those of the page frame. The first match counts. Those of
 * the dashboard are in `dashboard-translations.ts`, so that no other page loads them.
 */
const areas: AreasOfPages = [
  [/^\/$/, ['category', 'discussion', 'search', 'widget']],
  [/^\/discussions\b/, ['discussion']],
  [/^\/discussion\b/, ['discussion', 'post']],
  [/^\/categories\b/, ['category', 'discussion']],
  [/^\/search\b/, ['category', 'discussion', 'search']],
  [/^\/(post|drafts)\b/, ['composer', 'discussion']],
  [/^\/messages\b/, ['composer', 'conversation', 'discussion', 'post', 'report']],
  [/^\/members\b/, ['member']],
  [
    /^\/profile\/([\d$]|comments|discussions|reactions)/,
    ['conversation', 'discussion', 'member', 'report', 'sanction'],
  ],
  [/^\/profile\/tokens\b/, ['account', 'form', 'member', 'setting']],
  [/^\/profile\b/, ['account', 'member', 'notification']],
  [/^\/entry\b/, ['account']],
  [/^\/moderation\b/, ['sanction']],
  [/^\/collections\b/, ['category', 'collection', 'discussion']],
];

/** Returns the translation areas at a path in a table. */
export const areasAt = (table: AreasOfPages, path: string): readonly MessageArea[] =>
  table.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** Whether a path belongs to the dashboard. Its table of areas is loaded when the first of its pages is. */
export const isDashboardPage = (path: string): boolean =>
  /^\/(appearance|dashboard|embed|log|settings|vanilla)\b|\/audit-log$/.test(path);

/** Returns the translation areas of a page of members, by its address or the path of its route. */
export const areasOfReadingPage = (path: string): readonly MessageArea[] => areasAt(areas, path);

/** A route of the router. A lazy component has a `preload` function, which loads its script. */
interface PageRoute {
  readonly fullPath: string;
  readonly options: { readonly component?: unknown };
}

/**
 * Extends each route's preload to load its translations too. Otherwise the parts of a new page would appear one
 * after the other, and the document could lose its scroll position.
 */
export function preloadRouteTranslations(routes: readonly PageRoute[]): void {
  for (const { fullPath, options } of routes) {
    const component = options.component as { preload?: () => Promise<unknown> } | undefined;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      // Areas that fail to load are requested again when the page renders.
      await Promise.allSettled([load(), loadAreas(fullPath)]);
    };
  }
}

async function loadAreas(path: string): Promise<void> {
  const found = isDashboardPage(path)
    ? areasAt((await import('./dashboard-translations.ts')).dashboardAreas, path)
    : areasOfReadingPage(path);
  await Promise.allSettled(found.map((area) => currentTranslations().need(area)));
}
