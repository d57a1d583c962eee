import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type AuditLog, auditLogRoutes } from '#api/moderation/log/audit-log.contract.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { may, requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { type AuditLogRow, findEntry, listEntries } from './audit-log.queries.ts';
import { auditLogFor, peopleIn } from './audit-log-view.ts';
import { type LogScope, requireScope } from './moderation-log.policy.ts';
import { undoAction } from './moderation-log.ts';

/** The routes of the audit log, including undo. */
export const auditLogResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (
    request: FastifyRequest,
    scope: LogScope,
    rows: readonly AuditLogRow[],
  ): Promise<AuditLog[]> => {
    const { viewer, language } = request;
    const authors = await findAuthors(forum.db, scope.withNames ? rows.flatMap(peopleIn) : []);
    const words = await loadTexts(forum, language);
    const seesAddresses = may(viewer, 'personalInfo.view');
    return rows.map((row) => {
      const entry = auditLogFor({ viewer, scope, authors, words }, row);
      return seesAddresses ? entry : { ...entry, insertIPAddress: null };
    });
  };

  server.route({
    ...auditLogRoutes.list,
    handler: async (request, reply) => {
      const { viewer, query } = request;
      const { page, limit } = query;
      const scope = requireScope(viewer, await forum.settings.get(), query.level);
      const insertUserID = namedMembers(viewer, query.insertUserID ?? []);
      if (query.insertIPAddress !== undefined) requirePermission(viewer, 'personalInfo.view');
      if (insertUserID.length > 0 && !scope.withNames) requirePermission(viewer, 'community.moderate');
      // Impersonation does not exist here, so no entry matches.
      const { rows, total } = query.onlySpoofedActions
        ? { rows: [], total: 0 }
        : await listEntries(forum.db, { scope, filter: { ...query, insertUserID }, page, limit });
      sendPaging(request, reply, { page, limit, total });
      return present(request, scope, rows);
    },
  });

  const readable = async ({ viewer }: FastifyRequest, id: string) => {
    requireSession(viewer);
    const scope = requireScope(viewer, await forum.settings.get(), 'private');
    return { scope, row: requireFound(await findEntry(forum.db, Number(id), scope), 'log-entry.not-found') };
  };

  server.route({
    ...auditLogRoutes.get,
    handler: async (request) => {
      const { scope, row } = await readable(request, request.params.id);
      const [entry] = await present(request, scope, [row]);
      return requireFound(entry, 'log-entry.not-found');
    },
  });

  server.route({
    ...auditLogRoutes.undo,
    handler: async (request, reply) => {
      const { row } = await readable(request, request.params.id);
      await undoAction(forum, request.viewer, row.logID);
      return reply.code(204).send(null);
    },
  });
};
