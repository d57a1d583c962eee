import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fromDefinition, toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { layoutDraftRoutes } from '#api/administration/layout-editor/layout-draft.contract.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findLayout } from '#server/administration/layout/layout.queries.ts';
import { newNodeID } from '#server/administration/layout/layout-writing.ts';
import { toApiDate } from '#server/platform/database/database-types.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { type DraftOwner, deleteLayoutDraft, findLayoutDraft, upsertLayoutDraft } from './layout-draft.queries.ts';

/** The API routes for the drafts of layouts. */
export const layoutDraftResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** @throws {ApiError} permission.denied, layout.not-found. */
  const ownerOf = async (viewer: Viewer, { id }: { readonly id: string }): Promise<DraftOwner> => {
    requirePermission(viewer, 'site.manage');
    const { layoutID } = requireFound(await findLayout(forum.db, Number(id)), 'layout.not-found');
    return { layoutID, userID: viewer.userID };
  };

  server.route({
    ...layoutDraftRoutes.read,
    handler: async ({ viewer, params }) => {
      const found = await findLayoutDraft(forum.db, await ownerOf(viewer, params));
      if (!found) return { draft: null };
      const { name, document, revisionID, dateUpdated } = found;
      const layout = toDefinition(document, widgetRegistry);
      return { draft: { name, layout, revisionID, dateUpdated: toApiDate(dateUpdated) } };
    },
  });

  server.route({
    ...layoutDraftRoutes.store,
    handler: async ({ viewer, params, body }, reply) => {
      const owner = await ownerOf(viewer, params);
      const { sections, problems } = fromDefinition(body.layout, { registry: widgetRegistry, newID: newNodeID });
      if (Object.keys(problems).length > 0) throw ApiError.fields(problems);
      const draft = { name: body.name, document: { format: 1, sections }, revisionID: body.revisionID } as const;
      await upsertLayoutDraft(forum.db, owner, draft, forum.now());
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...layoutDraftRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      await deleteLayoutDraft(forum.db, await ownerOf(viewer, params));
      return reply.code(204).send(null);
    },
  });
};
