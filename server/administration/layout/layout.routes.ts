import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { layoutRoutes } from '#api/administration/layout/layout.contract.ts';
import { usesStoredLayouts, viewTypesOfPage } from '#api/administration/layout/layout-place.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { requireReadableComment } from '#server/discussion/comment/comment.policy.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import { locateComment } from '#server/discussion/thread/comment-location.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { presentLayout } from './layout-loading.ts';
import { findPage, numberIn } from './layout-page.ts';
import { defaultLayoutOf, loadLayouts, type ReadyLayout, resolveLayout } from './layout-store.ts';
import { findSection, viewerInSection } from './site-sections.ts';

/** Returns the layout that the viewer previews, if it is for this kind of page. */
const layoutInPreview = ({ previewedLayout: layout }: Viewer, view: LayoutViewType): ReadyLayout | undefined =>
  layout && viewTypesOfPage(view).includes(layout.viewType) ? layout : undefined;

const idIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the categories whose layouts apply to the pages of a category, the nearest first. */
async function categoriesOf(
  forum: Forum,
  settings: Settings,
  categoryID: number | undefined,
): Promise<readonly number[]> {
  if (categoryID === undefined) return [];
  if (!settings['customLayout.subcategories']) return [categoryID];
  const path = (await forum.categories.get()).path(categoryID);
  return path.map((category) => category.categoryID).reverse();
}

type PageQuery = z.output<typeof layoutRoutes.lookup.schema.querystring>;

/** The API routes for page layouts. */
export const layoutResource: FastifyPluginAsyncZod = async (server) => {
  const { forum, prefix } = server;

  const lookUp = async (request: FastifyRequest, query: PageQuery, isBare: boolean) => {
    const { viewer } = request;
    const { layoutViewType, recordType, recordID, params = {} } = query;
    const settings = await forum.settings.get();
    if (recordType === 'comment') {
      const row = requireReadableComment(viewer, await findComment(forum.db, numberIn(recordID), []));
      return { redirectTo: (await locateComment(forum.db, settings, row, {})).url, status: 302 };
    }
    const { view, record, seo } = await findPage(forum, viewer, {
      view: layoutViewType,
      recordType,
      recordID,
      siteSectionID: params['siteSectionID'],
    });
    const section = await findSection(forum, String(record.siteSectionID ?? params['siteSectionID'] ?? 0));
    const place = {
      viewType: view,
      customPageID: idIn(record.customPageID),
      categoryIDs: await categoriesOf(forum, settings, idIn(record.categoryID)),
      siteSectionID: section?.sectionID,
    };
    const layout =
      layoutInPreview(viewer, view) ??
      (usesStoredLayouts(settings, view) ? resolveLayout(await loadLayouts(forum), place) : defaultLayoutOf(view));
    const siteSectionID = section && String(section.sectionID);
    const within = await viewerInSection(forum, viewer, siteSectionID);
    const placement = { layout, record, viewer: within, siteSectionID, prefix, isBare };
    return { ...(await presentLayout(request, placement)), layoutViewType: view, seo };
  };

  server.route({ ...layoutRoutes.lookup, handler: (request) => lookUp(request, request.query, false) });

  server.route({ ...layoutRoutes.lookupAssets, handler: (request) => lookUp(request, request.query, true) });
};
