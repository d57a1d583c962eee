import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { navigationRoutes } from '#api/administration/navigation.contract.ts';
import { navigationFor } from '#server/administration/navigation-places.ts';

/** The call for the places of the title bar. */
export const navigationResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...navigationRoutes.read,
    handler: async ({ viewer }) => navigationFor(viewer, (await server.forum.settings.get())['ui.navigation']),
  });
};
