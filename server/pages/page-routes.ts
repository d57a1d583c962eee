import { resolve } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createApi } from '#api/api.ts';
import { compress, encodingFor } from '#server/pages/compression.ts';
import { GuestPages, type RenderedPage } from '#server/pages/guest-pages.ts';
import { inProcess } from '#server/pages/in-process.ts';
import { openBuiltPages, openPagesInDevelopment, type Render, type RenderContext } from '#server/pages/page-builds.ts';
import { contentSecurityPolicy, newNonce } from '#server/pages/page-security.ts';
import { handViewer } from '#server/platform/viewer-hook.ts';

/** The cookie that keeps the chosen colours; the same name as in `theme/palette.ts`. */
const paletteCookie = 'folkmoot-theme';

const paletteOf = (request: FastifyRequest): RenderContext['palette'] => {
  const kept = request.cookies[paletteCookie];
  return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
};

const renderPage = async (request: FastifyRequest, render: Render): Promise<RenderedPage> => {
  const { siteUrl } = request.server.forum.configuration;
  const { key, takeBack } = handViewer(request.viewer);
  const nonce = newNonce();
  try {
    const response = await render(new Request(new URL(request.url, siteUrl)), nonce, {
      api: createApi(inProcess(request, key)),
      siteUrl,
      palette: paletteOf(request),
      renderedAt: request.server.forum.now().getTime(),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      html: await response.text(),
      nonce,
    };
  } finally {
    takeBack();
  }
};

/** Headers of the rendering that browsers need; lengths and types are the answer's own. */
const passedOn = ['location', 'set-cookie'] as const;

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> => {
  const { environment } = request.server.forum.configuration;
  const isGuest = request.viewer.userID === 0;
  // Each answer has a nonce of its own, also when the page itself was kept for other guests.
  const nonce = newNonce();
  const encoding = encodingFor(request.headers['accept-encoding']);
  for (const name of passedOn) if (page.headers[name]) reply.header(name, page.headers[name]);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, environment === 'development'))
    .header('Cache-Control', isGuest ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    .header('Vary', 'Cookie, Accept-Encoding');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await compress(page.html.replaceAll(page.nonce, nonce), encoding));
};

const serveBuiltFiles = (server: FastifyInstance) =>
  server.register(statics, {
    root: resolve(import.meta.dirname, '../../dist/client/assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });

/** Every address that is not the API's: the pages, rendered for the viewer, and the files they need. */
export const pageRoutes = fastifyPlugin(async (server: FastifyInstance) => {
  const isDevelopment = server.forum.configuration.environment === 'development';
  const report = (error: unknown) => server.log.error({ err: error }, 'A part of a page could not be rendered.');
  const render = isDevelopment ? await openPagesInDevelopment(server, report) : await openBuiltPages(report);
  if (!isDevelopment) await serveBuiltFiles(server);
  const guestPages = new GuestPages();
  server.get('/*', async (request, reply) => {
    const isKept = request.viewer.userID === 0 && !isDevelopment;
    const page = isKept
      ? await guestPages.get(`${paletteOf(request)} ${request.url}`, Date.now(), () => renderPage(request, render))
      : await renderPage(request, render);
    return sendPage(request, reply, page);
  });
});
