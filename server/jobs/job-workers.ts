import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { longJobSweep } from '#server/moderation/bulk/long-job.job.ts';

/**
 * Opens the job queue with the server, starts the workers once the server listens, and closes the queue with the
 * server.
 */
export const jobWorkers = fastifyPlugin(async (server: FastifyInstance) => {
  const { jobs, log } = server.forum;
  server.addHook('onReady', () => jobs.open(allJobs));
  server.addHook('onListen', () => {
    jobs
      .work()
      .then(() => jobs.send(longJobSweep, {}, { singletonKey: 'start' }))
      .catch((error: unknown) => log.error({ err: error }, 'The job workers could not be started.'));
  });
  server.addHook('onClose', () => jobs.close());
});
