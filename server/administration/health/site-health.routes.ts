import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { siteHealthRoutes } from '#api/administration/health/site-health.contract.ts';
import { lookFromOutside } from './outside-view.ts';
import { requireHealth } from './site-health.policy.ts';
import { presentSiteHealth } from './site-health-view.ts';

/** The API routes of the health of the site. */
export const siteHealthResource: FastifyPluginAsyncZod = async (server) => {
  const { forum, callTimes } = server;

  server.route({
    ...siteHealthRoutes.read,
    handler: async ({ viewer }) => {
      requireHealth(viewer);
      return presentSiteHealth(forum, callTimes);
    },
  });

  server.route({
    ...siteHealthRoutes.lookFromOutside,
    config: { rateLimit: { max: 10, timeWindow: 60_000 } },
    handler: async ({ viewer }) => {
      requireHealth(viewer);
      return lookFromOutside(forum.configuration.siteUrl);
    },
  });
};
