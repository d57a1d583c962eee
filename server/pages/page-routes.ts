import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { layoutsChanged } from '#server/administration/layout/layout-store.ts';
import { sectionOfUrl } from '#server/administration/layout/site-sections.ts';
import { themesChanged } from '#server/administration/theme/theme-cache.ts';
import { contentTextsChanged } from '#server/administration/translation/content-text.ts';
import { statusesChanged } from '#server/discussion/status/discussion-status.queries.ts';
import { dismissedCookie, dismissedIn } from '#server/moderation/site-message/dismissed-cookie.ts';
import { visitPage } from '#server/notification/discussion-visit.ts';
import { GuestPages, type RenderedPage } from '#server/pages/guest-pages.ts';
import { layoutPreviewRoute } from '#server/pages/layout-preview.ts';
import { openBuiltPages, openPagesInDevelopment } from '#server/pages/page-builds.ts';
import { packPage } from '#server/pages/page-packing.ts';
import { paletteOf, renderPage } from '#server/pages/page-render.ts';
import { allowedOriginsOf, contentSecurityPolicy, newNonce } from '#server/pages/page-security.ts';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import { encodingFor } from '#server/platform/http/compression.ts';
import { loadMessageCatalog } from '#server/platform/text/message-catalog.ts';

/** Returns the announcements the guest has dismissed, as part of the cache key: pages differ with and without them. */
const dismissedMessagesOf = (request: FastifyRequest): string =>
  dismissedIn(request.cookies[dismissedCookie]).join('.');

/** The headers of the rendering to forward. Content length and type are set by the response itself. */
const passedOn = ['location', 'set-cookie'] as const;

/** Whether the viewer is a guest whose pages are the same for all guests. */
const isSharedGuest = ({ viewer }: FastifyRequest): boolean => viewer.userID === 0 && !viewer.preview;

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> => {
  const { environment } = request.server.forum.configuration;
  const isGuest = isSharedGuest(request);
  // Each response has its own nonce, even when a cached guest page is reused. A member's page is rendered for this
  // response.
  const nonce = isGuest ? newNonce() : page.nonce;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const doors = allowedOriginsOf(await request.server.forum.settings.get());
  // The Content Security Policy names the sites that may embed the page. X-Frame-Options supports only the same origin
  // or none.
  if (doors.ancestors.length > 0) reply.removeHeader('X-Frame-Options');
  for (const name of passedOn) if (page.headers[name]) reply.header(name, page.headers[name]);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, environment === 'development', doors))
    .header('Cache-Control', isGuest ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    .header('Content-Language', request.language)
    .header('Vary', 'Cookie, Accept-Encoding, Accept-Language');
  if (page.status === 503) reply.header('Retry-After', 5);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await packPage(page, nonce, encoding));
};

const serveBuiltFiles = (server: FastifyInstance) =>
  server.register(statics, {
    root: inProject('dist/client/assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });

/** The events that invalidate all guest pages. Translations have their own version. */
const ofEveryPage = [
  'settings.changed',
  'roles.changed',
  'categories.changed',
  'locales.changed',
  statusesChanged,
  'moderation-message',
  themesChanged,
  layoutsChanged,
  contentTextsChanged,
];

/** Registers all routes outside the API: the pages, rendered for the viewer, and their assets. */
export const pageRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const isDevelopment = server.forum.configuration.environment === 'development';
  const report = (error: unknown, widget?: object) =>
    server.log.error({ err: error, ...widget }, 'Failed to render a part of a page.');
  const render = isDevelopment ? await openPagesInDevelopment(server, report) : await openBuiltPages(report);
  if (!isDevelopment) await serveBuiltFiles(server);
  const guestPages = new GuestPages();
  const { bus } = server.forum;
  for (const topic of ofEveryPage) bus.subscribe(topic, () => guestPages.clear());
  bus.onGap(() => guestPages.clear());
  layoutPreviewRoute(server, render);
  server.get('/*', async (request, reply) => {
    const within = await sectionOfUrl(server.forum, request.url);
    await visitPage(server.forum, request.viewer, within?.url ?? request.url);
    const isKept = isSharedGuest(request) && !isDevelopment && bus.isReceiving;
    const book = await loadMessageCatalog(server.forum, request.language);
    const key = [paletteOf(request), dismissedMessagesOf(request), request.language, book.version, request.url].join(
      ' ',
    );
    const make = () => renderPage(request, { render, book, section: within?.section });
    const page = isKept ? await guestPages.get(key, Date.now(), make) : await make();
    return sendPage(request, reply, page);
  });
});
