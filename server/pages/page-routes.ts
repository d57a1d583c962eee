import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiInSection } from '#api/administration/layout/section-api.ts';
import { createApi } from '#api/api.ts';
import { sectionOfUrl } from '#server/administration/layout/site-sections.ts';
import { describeBuiltInTheme, loadPageTheme, themesChanged } from '#server/administration/theme/theme-cache.ts';
import { statusesChanged } from '#server/discussion/status/discussion-status.queries.ts';
import { dismissedCookie, dismissedIn } from '#server/moderation/site-message/dismissed-cookie.ts';
import { visitPage } from '#server/notification/discussion-visit.ts';
import { GuestPages, type RenderedPage } from '#server/pages/guest-pages.ts';
import { createInProcessTransport } from '#server/pages/in-process.ts';
import { openBuiltPages, openPagesInDevelopment, type Render, type RenderContext } from '#server/pages/page-builds.ts';
import { packPage } from '#server/pages/page-packing.ts';
import { allowedOriginsOf, contentSecurityPolicy, newNonce } from '#server/pages/page-security.ts';
import { trackTranslations } from '#server/pages/page-translations.ts';
import { inProject } from '#server/platform/configuration/project-folder.ts';
import { encodingFor } from '#server/platform/http/compression.ts';
import { offeredLanguages } from '#server/platform/http/language-hook.ts';
import { registerInternalViewer } from '#server/platform/http/viewer-hook.ts';
import { loadMessageCatalog, type MessageCatalog } from '#server/platform/text/message-catalog.ts';

/** The cookie that stores the colour mode. The name must match `theme/palette.ts`. */
const paletteCookie = 'folkmoot-theme';

const paletteOf = (request: FastifyRequest): RenderContext['palette'] => {
  const kept = request.cookies[paletteCookie];
  return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
};

/** Returns the announcements the guest has dismissed, as part of the cache key: pages differ with and without them. */
const dismissedMessagesOf = (request: FastifyRequest): string =>
  dismissedIn(request.cookies[dismissedCookie]).join('.');

/**
 * Returns the theme of a page. When it cannot be loaded, logs the error and returns the built-in theme
 * (docs/behavior/administration.md#themes).
 */
async function themeFor(request: FastifyRequest): Promise<RenderContext['theme']> {
  try {
    return await loadPageTheme(request.server.forum, request.viewer);
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load theme');
    return describeBuiltInTheme();
  }
}

const renderPage = async (
  request: FastifyRequest,
  { render, book, section }: { render: Render; book: MessageCatalog; section: RenderContext['section'] },
): Promise<RenderedPage> => {
  const { siteUrl } = request.server.forum.configuration;
  const { key, takeBack } = registerInternalViewer(request.viewer);
  const nonce = newNonce();
  try {
    const context = {
      api: apiInSection(createApi(createInProcessTransport(request, key)), section),
      siteUrl,
      palette: paletteOf(request),
      renderedAt: request.server.forum.now().getTime(),
      theme: await themeFor(request),
      section,
    };
    const { status, headers, html } = await render(
      new Request(new URL(request.url, siteUrl)),
      nonce,
      context,
      trackTranslations(book, await offeredLanguages(request.server.forum)),
    );
    return { status, headers: Object.fromEntries(headers), html, nonce };
  } finally {
    takeBack();
  }
};

/** The headers of the rendering to forward. Content length and type are set by the response itself. */
const passedOn = ['location', 'set-cookie'] as const;

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> => {
  const { environment } = request.server.forum.configuration;
  const isGuest = request.viewer.userID === 0;
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
];

/** Registers all routes outside the API: the pages, rendered for the viewer, and their assets. */
export const pageRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const isDevelopment = server.forum.configuration.environment === 'development';
  const report = (error: unknown) => server.log.error({ err: error }, 'Failed to render a part of a page.');
  const render = isDevelopment ? await openPagesInDevelopment(server, report) : await openBuiltPages(report);
  if (!isDevelopment) await serveBuiltFiles(server);
  const guestPages = new GuestPages();
  const { bus } = server.forum;
  for (const topic of ofEveryPage) bus.subscribe(topic, () => guestPages.clear());
  bus.onGap(() => guestPages.clear());
  server.get('/*', async (request, reply) => {
    const within = await sectionOfUrl(server.forum, request.url);
    await visitPage(server.forum, request.viewer, within?.url ?? request.url);
    const isKept = request.viewer.userID === 0 && !isDevelopment && bus.isReceiving;
    const book = await loadMessageCatalog(server.forum, request.language);
    const key = [paletteOf(request), dismissedMessagesOf(request), request.language, book.version, request.url].join(
      ' ',
    );
    const make = () => renderPage(request, { render, book, section: within?.section });
    const page = isKept ? await guestPages.get(key, Date.now(), make) : await make();
    return sendPage(request, reply, page);
  });
});
