import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CountName, siteTotalRoutes } from '#api/administration/site-total.contract.ts';
import { findSiteTotals } from '#server/administration/site-total.queries.ts';
import { keep } from '#server/platform/kept.ts';

/** The call that tells how large the forum is; the totals are kept for a minute. */
export const siteTotalResource: FastifyPluginAsyncZod = async (server) => {
  const totals = keep(server.forum, 'site-totals.changed', findSiteTotals);

  server.route({
    ...siteTotalRoutes.get,
    handler: async ({ query }) => {
      const asked = new Set<string>(query.counts?.length ? query.counts : ['all']);
      const known = await totals.get();
      const names = CountName.options.filter((name) => asked.has('all') || asked.has(name));
      const counts = names.map((name) => [name, { count: known[name], isCalculating: false, isFiltered: false }]);
      return { siteSectionID: 0, counts: Object.fromEntries(counts) };
    },
  });
};
