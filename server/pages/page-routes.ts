import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiInSection } from '#api/administration/section-api.ts';
import { createApi } from '#api/api.ts';
import { sectionOfUrl } from '#server/administration/site-sections.ts';
import { builtInLook, shownTheme, themesChanged } from '#server/administration/theme-book.ts';
import { statusesChanged } from '#server/discussion/discussion-status.queries.ts';
import { dismissedCookie, dismissedIn } from '#server/moderation/dismissed-cookie.ts';
import { visitPage } from '#server/notification/discussion-visit.ts';
import { GuestPages, type RenderedPage } from '#server/pages/guest-pages.ts';
import { inProcess } from '#server/pages/in-process.ts';
import { openBuiltPages, openPagesInDevelopment, type Render, type RenderContext } from '#server/pages/page-builds.ts';
import { packPage } from '#server/pages/page-packing.ts';
import { contentSecurityPolicy, doorsOf, newNonce } from '#server/pages/page-security.ts';
import { speakFrom } from '#server/pages/spoken-words.ts';
import { encodingFor } from '#server/platform/compression.ts';
import { offeredLanguages } from '#server/platform/language-hook.ts';
import { inProject } from '#server/platform/project-folder.ts';
import { handViewer } from '#server/platform/viewer-hook.ts';
import { type WordBook, wordBook } from '#server/platform/words.ts';

/** The cookie that keeps the chosen colours; the same name as in `theme/palette.ts`. */
const paletteCookie = 'folkmoot-theme';

const paletteOf = (request: FastifyRequest): RenderContext['palette'] => {
  const kept = request.cookies[paletteCookie];
  return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
};

/** Which announcements the guest has put aside: those who did see other pages than those who did not. */
const asideOf = (request: FastifyRequest): string => dismissedIn(request.cookies[dismissedCookie]).join('.');

/** The theme of a page; one that cannot be loaded is logged, and the page has the built-in look (specification part 1 §8). */
async function themeFor(request: FastifyRequest): Promise<RenderContext['theme']> {
  try {
    return await shownTheme(request.server.forum, request.viewer);
  } catch (error) {
    request.log.error({ err: error }, 'Failed to load theme');
    return builtInLook();
  }
}

const renderPage = async (
  request: FastifyRequest,
  { render, book, section }: { render: Render; book: WordBook; section: RenderContext['section'] },
): Promise<RenderedPage> => {
  const { siteUrl } = request.server.forum.configuration;
  const { key, takeBack } = handViewer(request.viewer);
  const nonce = newNonce();
  try {
    const context = {
      api: apiInSection(createApi(inProcess(request, key)), section),
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
      speakFrom(book, await offeredLanguages(request.server.forum)),
    );
    return { status, headers: Object.fromEntries(headers), html, nonce };
  } finally {
    takeBack();
  }
};

/** Headers of the rendering that browsers need; lengths and types are the answer's own. */
const passedOn = ['location', 'set-cookie'] as const;

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> => {
  const { environment } = request.server.forum.configuration;
  const isGuest = request.viewer.userID === 0;
  // Each answer has a nonce of its own, also when the page itself was kept for other guests; a member's was made for them.
  const nonce = isGuest ? newNonce() : page.nonce;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const doors = doorsOf(await request.server.forum.settings.get());
  // The policy names who may show the page; the older header knows only this site or nobody.
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

/** News of what every page is made of; words have a version of their own. */
const ofEveryPage = [
  'settings.changed',
  'roles.changed',
  'categories.changed',
  'locales.changed',
  statusesChanged,
  'moderation-message',
  themesChanged,
];

/** Every address that is not the API's: the pages, rendered for the viewer, and the files they need. */
export const pageRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const isDevelopment = server.forum.configuration.environment === 'development';
  const report = (error: unknown) => server.log.error({ err: error }, 'A part of a page could not be rendered.');
  const render = isDevelopment ? await openPagesInDevelopment(server, report) : await openBuiltPages(report);
  if (!isDevelopment) await serveBuiltFiles(server);
  const guestPages = new GuestPages();
  const { bus } = server.forum;
  for (const topic of ofEveryPage) bus.subscribe(topic, () => guestPages.clear());
  bus.onGap(() => guestPages.clear());
  server.get('/*', async (request, reply) => {
    const within = await sectionOfUrl(server.forum, request.url);
    await visitPage(server.forum, request.viewer, within?.url ?? request.url);
    const isKept = request.viewer.userID === 0 && !isDevelopment && bus.isHearing;
    const book = await wordBook(server.forum, request.language);
    const key = [paletteOf(request), asideOf(request), request.language, book.version, request.url].join(' ');
    const make = () => renderPage(request, { render, book, section: within?.section });
    const page = isKept ? await guestPages.get(key, Date.now(), make) : await make();
    return sendPage(request, reply, page);
  });
});
