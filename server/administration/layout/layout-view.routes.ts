import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type LayoutRecordType, recordTypesOfView, wholeSiteID } from '#api/administration/layout/layout-place.ts';
import type { LayoutView } from '#api/administration/layout/layout-view.contract.ts';
import { layoutViewRoutes } from '#api/administration/layout/layout-view.contract.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { ApiError } from '#api/errors.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { addressOf } from './custom-page.policy.ts';
import { listCustomPages } from './custom-page.queries.ts';
import { type LayoutRow, lockLayout } from './layout.queries.ts';
import { viewSources } from './layout-log.ts';
import { invalidateLayouts, loadLayouts } from './layout-store.ts';
import { deleteViews, type LayoutViewRow, listViews, replaceViews } from './layout-view.queries.ts';
import { siteSections } from './site-sections.ts';

/** A place in a request. */
interface Place {
  readonly recordType: LayoutRecordType;
  readonly recordID: number;
}

/** Returns the name and address of a record. Undefined when it does not exist. */
async function recordOf(forum: Forum, { recordType, recordID }: Place) {
  if (recordType === 'global') return recordID === wholeSiteID ? { name: 'Global', url: '/' } : undefined;
  if (recordType === 'category') {
    const category = (await forum.categories.get()).byID(recordID);
    return category && { name: category.name, url: categoryAddress(category.urlcode) };
  }
  if (recordType === 'customPage') {
    const page = (await loadLayouts(forum)).pages.find(({ customPageID }) => customPageID === recordID);
    return page && { name: page.seoTitle, url: addressOf(page, await siteSections(forum)) };
  }
  const section = (await siteSections(forum)).find(({ sectionID }) => sectionID === recordID);
  return section && { name: section.name, url: `/${section.slug}` };
}

/** Maps the places of layouts to their API representation. */
export const presentViews = (forum: Forum, rows: readonly LayoutViewRow[]): Promise<LayoutView[]> =>
  Promise.all(
    rows.map(async ({ viewType, ...row }) => ({
      ...row,
      layoutViewType: viewType,
      record: (await recordOf(forum, row)) ?? null,
    })),
  );

/** @throws {ApiError} request.invalid for places that do not exist, or that are given twice. */
async function checkPlaces(forum: Forum, { viewType }: LayoutRow, places: readonly Place[]): Promise<void> {
  const keys = new Set(places.map(({ recordType, recordID }) => `${recordType} ${recordID}`));
  if (keys.size < places.length) throw ApiError.fields({ body: 'A record is named more than once.' });
  for (const [index, place] of places.entries())
    if (!recordTypesOfView[viewType].includes(place.recordType) || !(await recordOf(forum, place)))
      throw ApiError.fields({ [`${index}.recordID`]: 'There is no such record for layouts of this kind.' });
}

/**
 * @throws {ApiError} layout.needed-by-page if an existing custom page would be without a layout. A page gets another
 *   layout when that layout is applied to it.
 */
async function requireLayoutOfPages(
  trx: Queryable,
  { layoutID }: LayoutRow,
  keeps: (view: LayoutViewRow) => boolean,
): Promise<void> {
  const lost = (await listViews(trx)).filter(
    (view) => view.layoutID === layoutID && view.recordType === 'customPage' && !keeps(view),
  );
  if (lost.length === 0) return;
  const pages = await listCustomPages(trx);
  const page = pages.find(({ customPageID }) => lost.some(({ recordID }) => recordID === customPageID));
  if (page) throw new ApiError('layout.needed-by-page', { subject: page.seoTitle });
}

/** The API routes for the places where a layout applies. */
export const layoutViewResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const viewsOf = async (layoutID: number) =>
    presentViews(
      forum,
      (await loadLayouts(forum)).views.filter((view) => view.layoutID === layoutID),
    );

  /** Changes the places of a layout in a logged transaction. */
  const changeViews = async (
    layoutID: number,
    actorID: number,
    work: (trx: Queryable, layout: LayoutRow) => Promise<void>,
  ): Promise<void> => {
    const action = {
      action: 'layout.apply',
      recordType: 'layout',
      recordID: layoutID,
      actorID,
      isPublic: false,
    } as const;
    await inTransaction(forum.database, async (trx) => {
      const layout = requireFound(await lockLayout(trx, layoutID), 'layout.not-found');
      await withRowLog(trx, viewSources, action, () => work(trx, layout));
    });
    await invalidateLayouts(forum);
  };

  server.route({
    ...layoutViewRoutes.list,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'site.manage');
      requireFound((await loadLayouts(forum)).ready.get(params.id), 'layout.not-found');
      return viewsOf(params.id);
    },
  });

  server.route({
    ...layoutViewRoutes.apply,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const by = { userID: viewer.userID, now: forum.now() };
      await changeViews(params.id, viewer.userID, async (trx, layout) => {
        await checkPlaces(forum, layout, body);
        await requireLayoutOfPages(trx, layout, ({ recordID }) => body.some((place) => place.recordID === recordID));
        await replaceViews(trx, layout, body, by);
      });
      return viewsOf(params.id);
    },
  });

  server.route({
    ...layoutViewRoutes.remove,
    handler: async ({ viewer, params, query }, reply) => {
      requirePermission(viewer, 'site.manage');
      const wanted = query.layoutViewIDs ?? [];
      await changeViews(params.id, viewer.userID, async (trx, layout) => {
        await requireLayoutOfPages(trx, layout, ({ layoutViewID }) => !wanted.includes(layoutViewID));
        await deleteViews(trx, params.id, wanted);
      });
      return reply.code(204).send(null);
    },
  });
};
