import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type LayoutMetadata,
  type LayoutRecord,
  layoutRecordRoutes,
} from '#api/administration/layout/layout-record.contract.ts';
import { toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { ApiError } from '#api/errors.ts';
import { loadFragmentCheck } from '#server/administration/fragment/fragment-settings.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { PageRecord } from './hydrated-layout.ts';
import { findLayout, type LayoutRow, listRevisions } from './layout.queries.ts';
import { problemsOfNodes } from './layout-check.ts';
import { presentLayout, titleBarPart } from './layout-loading.ts';
import {
  findDefaultLayout,
  listDefaultLayouts,
  loadLayouts,
  prepareDocument,
  type ReadyLayout,
} from './layout-store.ts';
import { presentViews } from './layout-view.routes.ts';
import { changeLayout, makeLayout, readDefinition, removeLayout } from './layout-writing.ts';

/** A stored or a default layout. */
type FoundLayout = LayoutRow | ReadyLayout;

const isStored = (layout: FoundLayout): layout is LayoutRow => 'activeID' in layout;

const datesOf = (layout: FoundLayout) =>
  isStored(layout)
    ? {
        dateInserted: layout.dateInserted,
        insertUserID: layout.insertUserID,
        dateUpdated: layout.dateUpdated,
        updateUserID: layout.updateUserID,
      }
    : { dateInserted: null, insertUserID: null, dateUpdated: null, updateUserID: null };

/** Maps a layout without its content to its API representation. */
async function presentMetadata(forum: Forum, layout: FoundLayout, expand: readonly string[]): Promise<LayoutMetadata> {
  const { layoutID, name, viewType, revisionID } = layout;
  const views = (await loadLayouts(forum)).views.filter((view) => view.layoutID === layoutID);
  return {
    layoutID,
    name,
    layoutType: viewType,
    isDefault: !isStored(layout),
    isActive: views.length > 0,
    revisionID,
    ...datesOf(layout),
    ...(expand.includes('layoutViews') && { layoutViews: await presentViews(forum, views) }),
  };
}

const present = async (forum: Forum, layout: FoundLayout, expand: readonly string[] = []): Promise<LayoutRecord> => ({
  ...(await presentMetadata(forum, layout, expand)),
  layout: toDefinition(layout.document, widgetRegistry),
  titleBar: titleBarPart(await forum.settings.get()),
  problems: problemsOfNodes(layout.document, widgetRegistry),
});

/** @throws {ApiError} layout.template for a default layout, layout.not-found. */
function storedID(id: string): number {
  if (findDefaultLayout(id)) throw new ApiError('layout.template');
  return requireFound(recordIDOf(id), 'layout.not-found');
}

/** The API routes for stored layouts. */
export const layoutRecordResource: FastifyPluginAsyncZod = async (server) => {
  const { forum, prefix } = server;

  const find = async (id: string, revisionID?: number): Promise<FoundLayout> => {
    const known = revisionID === undefined ? findDefaultLayout(id) : undefined;
    const number = recordIDOf(id);
    const found = known ?? (number === undefined ? undefined : await findLayout(forum.db, number, revisionID));
    return requireFound(found, revisionID === undefined ? 'layout.not-found' : 'layout.revision-not-found');
  };

  server.route({
    ...layoutRecordRoutes.list,
    handler: async ({ viewer, query }) => {
      requirePermission(viewer, 'site.manage');
      const all: FoundLayout[] = [...listDefaultLayouts(), ...(await loadLayouts(forum)).rows];
      const { layoutViewType: type } = query;
      const chosen = all.filter(({ viewType }) => type === undefined || viewType === type);
      return Promise.all(chosen.map((layout) => presentMetadata(forum, layout, query.expand)));
    },
  });

  server.route({
    ...layoutRecordRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { name, layoutType: viewType, message = null } = body;
      const checkSettings = await loadFragmentCheck(forum);
      const document = readDefinition(body.layout, { viewType, checkSettings });
      const layoutID = await makeLayout(forum, { name, viewType, document, message }, viewer.userID);
      return reply.code(201).send(await present(forum, await find(String(layoutID))));
    },
  });

  server.route({
    ...layoutRecordRoutes.hydrate,
    handler: async (request) => {
      const { viewer, body } = request;
      requirePermission(viewer, 'site.manage');
      const { layoutViewType: viewType, params: record = {} } = body;
      const checkSettings = await loadFragmentCheck(forum);
      const ready = prepareDocument(readDefinition(body.layout, { viewType, checkSettings }));
      const layout = { layoutID: '', name: '', viewType, revisionID: null, ...ready };
      return { ...(await presentLayout(request, { layout, record, viewer, prefix })), isDefault: false };
    },
  });

  /** Hydrates a default or a stored layout for the record in the query. */
  const hydrate = async (
    request: FastifyRequest,
    { id, params: record = {}, isBare }: { id: string; params?: PageRecord | undefined; isBare: boolean },
  ) => {
    requirePermission(request.viewer, 'site.manage');
    const found = await find(id);
    const layout = isStored(found) ? { ...found, ...prepareDocument(found.document) } : found;
    return presentLayout(request, { layout, record, viewer: request.viewer, prefix, isBare });
  };

  server.route({
    ...layoutRecordRoutes.hydrateOne,
    handler: (request) => hydrate(request, { ...request.params, ...request.query, isBare: false }),
  });

  server.route({
    ...layoutRecordRoutes.hydrateAssets,
    handler: (request) => hydrate(request, { ...request.params, ...request.query, isBare: true }),
  });

  server.route({
    ...layoutRecordRoutes.get,
    handler: async ({ viewer, params, query }) => {
      requirePermission(viewer, 'site.manage');
      return present(forum, await find(params.id, query.revisionID), query.expand);
    },
  });

  server.route({
    ...layoutRecordRoutes.edit,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'site.manage');
      return present(forum, await find(params.id));
    },
  });

  server.route({
    ...layoutRecordRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      await changeLayout(forum, storedID(params.id), body, viewer.userID);
      return present(forum, await find(params.id));
    },
  });

  server.route({
    ...layoutRecordRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'site.manage');
      await removeLayout(forum, storedID(params.id), viewer.userID);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...layoutRecordRoutes.revisions,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      requirePermission(viewer, 'site.manage');
      const { layoutID } = await find(params.id);
      const { rows, total } =
        typeof layoutID === 'number' ? await listRevisions(forum.db, layoutID, query) : { rows: [], total: 0 };
      sendPaging(request, reply, { ...query, total });
      const authors = await findAuthors(
        forum.db,
        rows.map(({ revisionUserID }) => revisionUserID),
      );
      return rows.map((row) => ({
        revisionID: row.revisionID,
        message: row.message,
        active: row.revisionID === row.activeID,
        insertUser: row.revisionUserID === null ? null : authors(row.revisionUserID),
        dateInserted: row.dateRevision,
      }));
    },
  });
};
