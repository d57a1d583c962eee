import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { fragmentFrameRoutes } from '#server/administration/fragment/fragment-frame.routes.ts';
import { archiveRoutes } from '#server/discussion/transfer/archive.routes.ts';
import { rolePreviewForm } from '#server/member/role/role-preview.routes.ts';
import { notificationLinks } from '#server/notification/notification-link.routes.ts';
import { serviceWorker } from '#server/notification/service-worker.ts';
import { dismissalRoutes } from './dismissal.routes.ts';
import { embedScript } from './embed-script.ts';
import { feedRoutes } from './feed.routes.ts';
import { languageRoutes } from './language.routes.ts';
import { redirectRoutes } from './redirect.routes.ts';
import { siteIdentityRoutes } from './site-identity.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { themeStyleRoutes } from './theme-style.routes.ts';

async function textRoutes(server: FastifyInstance): Promise<void> {
  await server.register(sitemapRoutes);
  await server.register(feedRoutes);
  await server.register(archiveRoutes);
  await server.register(themeStyleRoutes);
  await server.register(fragmentFrameRoutes);
}

/**
 * Registers the routes for programs: sitemaps, feeds, archives of discussions, and the URLs of imported communities.
 * Requires the viewer hook.
 */
export const siteRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  await server.register(siteIdentityRoutes);
  await server.register(embedScript);
  await server.register(textRoutes);
  await server.register(redirectRoutes);
  await server.register(notificationLinks);
  await server.register(serviceWorker);
  await server.register(languageRoutes);
  await server.register(dismissalRoutes);
  await server.register(rolePreviewForm);
});
