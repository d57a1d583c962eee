import { usesStoredLayouts } from '#api/administration/layout/layout-place.ts';
import {
  type LoadedLayout,
  nodesOf,
  type PageOfLayout,
  pageLayoutQuery,
} from '#api/administration/layout/page-layout.queries.ts';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { loadWidgets } from '#components/layout/placed-widget.tsx';
import type { PageContext } from './_app.tsx';

/**
 * Loads the stored layout of a page with the components of its widgets. Returns null when the page has its default
 * layout, whose components are those of the page itself.
 */
export async function loadPageLayout(
  { queryClient, api, section }: Pick<PageContext, 'queryClient' | 'api' | 'section'>,
  page: Omit<PageOfLayout, 'section'>,
): Promise<LoadedLayout | null> {
  const settings = await queryClient.ensureQueryData(siteSettingsQuery(api));
  if (!usesStoredLayouts(settings, page.viewType)) return null;
  const layout = await queryClient.ensureQueryData(pageLayoutQuery(api, { ...page, section }));
  if (layout) await loadWidgets(nodesOf(layout));
  return layout;
}
