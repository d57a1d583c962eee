import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { longJobRoutes } from '#api/moderation/bulk/long-job.contract.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { findItems, findLongJob, findUndoable } from './long-job.queries.ts';
import { continueLongJob, handleLongJobRequest, progressOf } from './long-job-answer.ts';
import { readLongJobToken } from './long-job-token.ts';
import { longJobUndo } from './long-job-undo.ts';

/** The routes of long jobs: continue, read progress, undo (docs/behavior/moderation.md#long-jobs). */
export const longJobResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  server.addContentTypeParser('application/system+jwt', { parseAs: 'string' }, (_, body, done) => done(null, body));

  const ownJob = async ({ userID }: Viewer, jobID: string) => {
    const job = await findLongJob(forum.db, jobID);
    return requireFound(job?.user_id === userID ? job : undefined, 'calls.not-found');
  };

  server.route({
    ...longJobRoutes.run,
    handler: async ({ viewer, language, body }, reply) => {
      const grant = await readLongJobToken(forum, body);
      if (!grant || grant.userID !== viewer.userID) throw new ApiError('calls.unsigned');
      return continueLongJob(forum, { viewer, language, reply }, await ownJob(viewer, grant.jobID), grant.seconds);
    },
  });

  server.route({
    ...longJobRoutes.read,
    handler: async ({ viewer, language, params }) => {
      const job = await ownJob(viewer, params.id);
      const items = await findItems(forum.db, job.long_job_id);
      const waiting = items.filter(({ status }) => status === 'waiting').length;
      const status = waiting === 0 ? 'finished' : waiting === items.length ? 'queued' : 'running';
      const progress = progressOf(items, await loadTexts(forum, language));
      return { jobTrackingID: job.long_job_id, status, progress } as const;
    },
  });
  server.route({
    ...longJobRoutes.undo,
    handler: async (request, reply) => {
      const { long_job_id: jobID } = await ownJob(request.viewer, request.params.id);
      const itemIDs = await findUndoable(forum.db, jobID);
      return handleLongJobRequest(forum, { request, reply }, longJobUndo, { input: { jobID }, itemIDs });
    },
  });
};
