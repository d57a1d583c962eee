import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { questionFollowUpRoutes } from '#api/discussion/answer/question-follow-up.contract.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { questionFollowUp } from './question-follow-up.job.ts';
import { type FollowUpResult, followUpQuestion, followUpQuestions, requireFollowUps } from './question-follow-up.ts';

/** The route that sends reminders immediately, without waiting for the job that runs twice a day. */
export const questionFollowUpResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const remindAll = async (): Promise<FollowUpResult> => {
    await requireFollowUps(forum);
    const { sent, last } = await followUpQuestions(forum, 0);
    if (last !== undefined) await forum.jobs.send(questionFollowUp, { after: last }, { singletonKey: `after ${last}` });
    return { sent };
  };

  server.route({
    ...questionFollowUpRoutes.send,
    handler: async ({ viewer, body, language }) => {
      requirePermission(viewer, 'community.manage');
      const { discussionID } = body;
      const { sent, reason } = await (discussionID === undefined
        ? remindAll()
        : followUpQuestion(forum, viewer, discussionID));
      const { t } = await loadTexts(forum, language);
      return { notificationsSent: sent, ...(reason && { message: t(reason) }) };
    },
  });
};
