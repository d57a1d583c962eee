import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Language } from '#api/languages.ts';
import { type Escalation, escalationRoutes } from '#api/moderation/escalation/escalation.contract.ts';
import { findAssignable } from '#server/moderation/triage/assignee.ts';
import { requireSomeTriage, requireTriage } from '#server/moderation/triage/triage.policy.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { type EscalationRow, findEscalation, listEscalations } from './escalation.queries.ts';
import { presentEscalations } from './escalation-view.ts';
import { changeEscalation, escalate } from './escalation-writing.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** The routes of escalations. */
export const escalationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db } = forum;

  const present = async ({ viewer, language }: Asking, rows: readonly EscalationRow[]): Promise<Escalation[]> =>
    presentEscalations(db, viewer, rows, await loadTexts(forum, language));

  const findFor = async (viewer: Viewer, id: number): Promise<EscalationRow> => {
    requireSomeTriage(viewer);
    const row = requireFound(await findEscalation(db, id), 'escalation.not-found');
    requireTriage(viewer, row.category_id);
    return row;
  };

  const read = async (asking: Asking, id: number): Promise<Escalation> =>
    (await present(asking, [await findFor(asking.viewer, id)]))[0] as Escalation;

  server.route({
    ...escalationRoutes.list,
    handler: async (request, reply) => {
      requireSomeTriage(request.viewer);
      const { rows, total } = await listEscalations(db, request.viewer, request.query);
      sendPaging(request, reply, { ...request.query, total });
      return present(request, rows);
    },
  });

  server.route({
    ...escalationRoutes.add,
    handler: async (request, reply) => {
      requireSomeTriage(request.viewer);
      const id = await escalate(forum, request.viewer, request.body);
      return reply.code(201).send(await read(request, id));
    },
  });

  server.route({
    ...escalationRoutes.lookupAssignee,
    handler: async ({ viewer, query }) => {
      requireSomeTriage(viewer);
      const { escalationID, name, page, limit } = query;
      const categoryID = escalationID === undefined ? null : (await findFor(viewer, escalationID)).category_id;
      const ids = await findAssignable(forum, { name, categoryID, page, limit });
      const authors = await findAuthors(db, ids);
      return ids.map(authors);
    },
  });

  server.route({
    ...escalationRoutes.get,
    handler: (request) => read(request, request.params.escalationID),
  });

  server.route({
    ...escalationRoutes.change,
    handler: async (request) => {
      requireSomeTriage(request.viewer);
      await changeEscalation(forum, request.viewer, request.params.escalationID, request.body);
      return read(request, request.params.escalationID);
    },
  });
};
