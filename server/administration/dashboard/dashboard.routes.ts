import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dashboardRoutes } from '#api/administration/dashboard/dashboard.contract.ts';
import { createCached } from '#server/platform/cache/cached-value.ts';
import { may } from '#server/platform/http/viewer.ts';
import { requireDashboard, requireGrowth } from './dashboard.policy.ts';
import { countFailures, failuresChanged, findGrowth } from './dashboard.queries.ts';
import { findChecklist } from './dashboard-checklist.ts';
import { findDuties } from './dashboard-duties.ts';

/** The routes of the overview of the dashboard. The growth and the failures of the site are cached for a minute. */
export const dashboardResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const failures = createCached(forum, failuresChanged, (db) => countFailures(db, forum.now()));
  const growth = createCached(forum, 'dashboard-growth.changed', (db) => findGrowth(db, forum.now()));

  server.route({
    ...dashboardRoutes.overview,
    handler: async ({ viewer }) => {
      requireDashboard(viewer);
      return {
        duties: await findDuties(forum, viewer, () => failures.get()),
        checklist: may(viewer, 'site.manage') ? await findChecklist(forum) : null,
      };
    },
  });

  server.route({
    ...dashboardRoutes.growth,
    handler: async ({ viewer }) => {
      requireGrowth(viewer);
      return growth.get();
    },
  });
};
