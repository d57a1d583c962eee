import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { navigationRoutes } from '#api/administration/layout/navigation.contract.ts';
import { buildNavigation } from '#server/administration/layout/navigation-items.ts';
import { visibleSections } from '#server/administration/layout/site-sections.ts';

/** The API route for the navigation of the title bar. */
export const navigationResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...navigationRoutes.read,
    handler: async ({ viewer }) => {
      const { 'ui.navigation': navigation, 'site.sections': sections } = await server.forum.settings.get();
      return { ...buildNavigation(viewer, navigation), sections: [...visibleSections(viewer, sections)] };
    },
  });
};
