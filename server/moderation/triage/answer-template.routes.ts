import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { answerTemplateRoutes } from '#api/moderation/triage/answer-template.contract.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { deleteTemplate, insertTemplate, listTemplates, updateTemplate } from './answer-template.queries.ts';
import { templateSources } from './answer-template-log.ts';
import { requireSomeTriage } from './triage.policy.ts';

const notFound = 'answer-template.not-found';

/** Builds the log entry of an action on a template. The entry is not public. */
const entryOf = <Action extends LogAction>({ userID }: Viewer, action: Action, recordID: number) => ({
  action,
  recordType: 'answer-template',
  recordID,
  actorID: userID,
  isPublic: false,
});

/** The routes of answer templates. */
export const answerTemplateResource: FastifyPluginAsyncZod = async (server) => {
  const { db, now } = server.forum;

  server.route({
    ...answerTemplateRoutes.list,
    handler: async ({ viewer }) => {
      requireSomeTriage(viewer);
      return listTemplates(db);
    },
  });

  server.route({
    ...answerTemplateRoutes.add,
    handler: async ({ viewer, body: { name, body, sort } }, reply) => {
      requirePermission(viewer, 'community.moderate');
      const made = await inTransaction(db, async (trx) => {
        const template = await insertTemplate(trx, { name, body, sort, now: now() });
        if (!template) throw new ApiError('answer-template.taken', { subject: name });
        const entry = entryOf(viewer, 'answer-template.add', template.answerTemplateID);
        await logInsertedRows(trx, templateSources, entry);
        return template;
      });
      return reply.code(201).send(made);
    },
  });

  server.route({
    ...answerTemplateRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'community.moderate');
      const known = await listTemplates(db);
      const before = requireFound(
        known.find(({ answerTemplateID }) => answerTemplateID === params.id),
        notFound,
      );
      const { name = before.name, body: words = before.body, sort = before.sort } = body;
      const entry = entryOf(viewer, 'answer-template.change', params.id);
      const wanted = { ...before, name, body: words, sort };
      const changed = await inTransaction(db, (trx) =>
        withRowLog(trx, templateSources, entry, () => updateTemplate(trx, wanted)),
      );
      if (!changed) throw new ApiError('answer-template.taken', { subject: name });
      return changed;
    },
  });

  server.route({
    ...answerTemplateRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requirePermission(viewer, 'community.moderate');
      const entry = entryOf(viewer, 'answer-template.delete', params.id);
      const isGone = await inTransaction(db, (trx) =>
        withRowLog(trx, templateSources, entry, () => deleteTemplate(trx, params.id)),
      );
      if (!isGone) throw new ApiError(notFound);
      return reply.code(204).send(null);
    },
  });
};
