import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { answerTemplateRoutes } from '#api/moderation/answer-template.contract.ts';
import { found } from '#server/platform/me.ts';
import { demand } from '#server/platform/viewer.ts';
import { deleteTemplate, insertTemplate, listTemplates, updateTemplate } from './answer-template.queries.ts';
import { demandSomeTriage } from './triage.policy.ts';

const notFound = 'answer-template.not-found';

/** The calls about words that moderators send again and again. */
export const answerTemplateResource: FastifyPluginAsyncZod = async (server) => {
  const { db, now } = server.forum;

  server.route({
    ...answerTemplateRoutes.list,
    handler: async ({ viewer }) => {
      demandSomeTriage(viewer);
      return listTemplates(db);
    },
  });

  server.route({
    ...answerTemplateRoutes.add,
    handler: async ({ viewer, body: { name, body, sort } }, reply) => {
      demand(viewer, 'community.moderate');
      const made = await insertTemplate(db, { name, body, sort, now: now() });
      if (!made) throw new ApiError('answer-template.taken', { subject: name });
      return reply.code(201).send(made);
    },
  });

  server.route({
    ...answerTemplateRoutes.change,
    handler: async ({ viewer, params, body }) => {
      demand(viewer, 'community.moderate');
      const known = await listTemplates(db);
      const before = found(
        known.find(({ answerTemplateID }) => answerTemplateID === params.id),
        notFound,
      );
      const { name = before.name, body: words = before.body, sort = before.sort } = body;
      const changed = await updateTemplate(db, { ...before, name, body: words, sort });
      if (!changed) throw new ApiError('answer-template.taken', { subject: name });
      return changed;
    },
  });

  server.route({
    ...answerTemplateRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      demand(viewer, 'community.moderate');
      if (!(await deleteTemplate(db, params.id))) throw new ApiError(notFound);
      return reply.code(204).send(null);
    },
  });
};
