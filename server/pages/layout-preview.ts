import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { entryUrl } from '#api/account/sign-in/entry-url.ts';
import { flagOfView } from '#api/administration/layout/layout-place.ts';
import { previewMark, previewPalettes } from '#api/administration/layout-editor/layout-preview.ts';
import { LocaleKey } from '#api/administration/translation/locale.contract.ts';
import type { Transport } from '#api/api.ts';
import { ApiError } from '#api/errors.ts';
import { findLayout } from '#server/administration/layout/layout.queries.ts';
import { prepareDocument, type ReadyLayout } from '#server/administration/layout/layout-store.ts';
import { sectionOfUrl } from '#server/administration/layout/site-sections.ts';
import { findLayoutDraft } from '#server/administration/layout-editor/layout-draft.queries.ts';
import { addressOfPreview } from '#server/administration/layout-editor/preview-address.ts';
import { sampleMember, viewerOfPreview } from '#server/administration/layout-editor/preview-viewer.ts';
import { apiFor } from '#server/administration/widget/widget-viewer.ts';
import { apiPrefix } from '#server/api-server.ts';
import type { RenderedPage } from '#server/pages/guest-pages.ts';
import type { Render } from '#server/pages/page-builds.ts';
import { joinPieces } from '#server/pages/page-packing.ts';
import { paletteCookie, renderPage } from '#server/pages/page-render.ts';
import { previewPolicy } from '#server/pages/page-security.ts';
import { localizeViewer } from '#server/platform/http/language-hook.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { loadMessageCatalog } from '#server/platform/text/message-catalog.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';
import { isClosedTo } from '#server/site/closed-site.ts';
import { callRoute } from './route-call.ts';

const id = z.coerce.number().int().min(0).catch(0);

/** The choices of a preview in its URL. Choices that do not exist have their defaults. */
const Choices = z.object({
  role: id,
  section: id,
  category: id,
  palette: z.enum(previewPalettes).catch('light'),
  language: LocaleKey.catch('en'),
  rendering: id,
});

/**
 * Returns the layout to preview: the administrator's draft, otherwise the stored layout.
 *
 * @throws {ApiError} layout.not-found.
 */
async function layoutOf({ server, viewer, params }: FastifyRequest): Promise<ReadyLayout> {
  const { layoutType, layoutID: text } = params as { layoutType: string; layoutID: string };
  const layoutID = recordIDOf(text) ?? 0;
  const stored = requireFound(await findLayout(server.forum.db, layoutID), 'layout.not-found');
  if (stored.viewType !== layoutType) throw new ApiError('layout.not-found');
  const draft = await findLayoutDraft(server.forum.db, { layoutID, userID: viewer.userID });
  return { ...stored, ...prepareDocument((draft ?? stored).document) };
}

/**
 * Changes the transport of a preview: it only reads, its sample member has a name and no data, and stored layouts are
 * used for the page, as they are once the layout is applied.
 */
const previewTransport =
  (request: FastifyRequest, { viewType }: ReadyLayout) =>
  (transport: Transport): Transport =>
  async (requested) => {
    if (requested.method !== 'GET') throw new Error(`A preview cannot call ${requested.method} ${requested.route}.`);
    if (requested.route === '/users/me' && request.viewer.userID === sampleMember.server) {
      const guest = { ...request.viewer, userID: 0 };
      const answer = await callRoute(request, requested, { prefix: apiPrefix, viewer: guest });
      const { name, emailConfirmed } = request.viewer;
      const member = { userID: sampleMember.page, name, emailConfirmed };
      if (answer) return { ...answer, json: { ...(answer.json as object), ...member } };
    }
    const response = await transport(requested);
    const flag = flagOfView(viewType);
    const isSettings = requested.route === '/config' && flag && flag in (response.json as object);
    return isSettings ? { ...response, json: { ...(response.json as object), [flag]: true } } : response;
  };

/** Returns the request as which a page of the preview is rendered. */
const requestFor = (request: FastifyRequest, changes: Partial<FastifyRequest>): FastifyRequest =>
  Object.create(
    request,
    Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, { value, writable: true }])),
  ) as FastifyRequest;

/** The number of redirects that a preview follows, such as to the canonical URL of a discussion. */
const mostRedirects = 3;

/** Renders a page of the site, following redirects within the site. */
async function renderWithin(
  request: FastifyRequest,
  { render, layout, url }: { render: Render; layout: ReadyLayout; url: string },
  redirects = 0,
): Promise<RenderedPage> {
  const { forum } = request.server;
  const within = await sectionOfUrl(forum, url);
  const page = await renderPage(requestFor(request, { url }), {
    render,
    book: await loadMessageCatalog(forum, request.language),
    section: within?.section,
    adapt: previewTransport(request, layout),
  });
  const { location } = page.headers;
  if (!location || redirects === mostRedirects) return page;
  const { pathname, search } = new URL(location, forum.configuration.siteUrl);
  return renderWithin(request, { render, layout, url: pathname + search }, redirects + 1);
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** Returns the HTML of a preview: without scripts, and inert. */
const inertHtml = (html: string, rendering: number): string =>
  html
    .replaceAll(scripts, '')
    .replace('<html ', `<html ${previewMark}="${rendering}" `)
    .replace('<body', '<body inert');

/**
 * Registers the preview of a layout (docs/behavior/layout-editor.md#preview): the page as it will be, rendered from the
 * administrator's draft for a role, a palette, a language and a place. Nothing in it runs, and nothing of it is cached.
 */
export function layoutPreviewRoute(server: FastifyInstance, render: Render): void {
  const { forum } = server;
  server.get('/appearance/layouts/:layoutType/:layoutID/preview', async (request, reply) => {
    requirePermission(request.viewer, 'site.manage');
    const { role, section, category, palette, rendering, ...asked } = Choices.parse(request.query);
    const language = (await knownLanguages(forum)).has(asked.language) ? asked.language : 'en';
    const layout = await layoutOf(request);
    const synthetic = await viewerOfPreview(forum, request.viewer, { roleID: role, layout });
    const viewer = await localizeViewer(forum, synthetic, language);
    const seen = requestFor(request, { viewer, language, cookies: { [paletteCookie]: palette } });
    const place = { sectionID: section, categoryID: category };
    const api = apiFor(seen, viewer, apiPrefix);
    const found = requireFound(await addressOfPreview(forum, layout, { viewer, api, place }), 'layout.no-page');
    const isClosed = await isClosedTo(forum, viewer);
    const url = isClosed ? entryUrl(await forum.settings.get(), 'signIn', found) : found;
    const page = await renderWithin(seen, { render, layout, url });
    const isDevelopment = forum.configuration.environment === 'development';
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', previewPolicy(page.nonce, isDevelopment))
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .header('Content-Language', language)
      .send(inertHtml(joinPieces(page.html).toString(), rendering));
  });
}
