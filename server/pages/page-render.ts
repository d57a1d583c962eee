import type { FastifyRequest } from 'fastify';
import { apiInSection } from '#api/administration/layout/section-api.ts';
import { createApi, type Transport } from '#api/api.ts';
import { describeBuiltInTheme, loadPageTheme } from '#server/administration/theme/theme-cache.ts';
import type { RenderedPage } from '#server/pages/guest-pages.ts';
import { createInProcessTransport } from '#server/pages/in-process.ts';
import type { Render, RenderContext } from '#server/pages/page-builds.ts';
import { newNonce } from '#server/pages/page-security.ts';
import { trackTranslations } from '#server/pages/page-translations.ts';
import { offeredLanguages } from '#server/platform/http/language-hook.ts';
import { registerInternalViewer } from '#server/platform/http/viewer-hook.ts';
import type { MessageCatalog } from '#server/platform/text/message-catalog.ts';

/** The cookie that stores the colour mode. The name must match `theme/palette.ts`. */
export const paletteCookie = 'folkmoot-theme';

/** Returns the colour mode of a request. */
export const paletteOf = (request: FastifyRequest): RenderContext['palette'] => {
  const kept = request.cookies[paletteCookie];
  return kept === 'light' || kept === 'dark' || kept === 'contrast' ? kept : 'system';
};

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

/** The parts of a rendering that the server chooses: the pages, the translations, the subcommunity. */
export interface Rendering {
  readonly render: Render;
  readonly book: MessageCatalog;
  readonly section: RenderContext['section'];
  /** Changes the transport of the page's API calls. */
  readonly adapt?: (transport: Transport) => Transport;
}

/** Renders the page of a request for its viewer, in its language. */
export const renderPage = async (
  request: FastifyRequest,
  { render, book, section, adapt = (transport) => transport }: Rendering,
): Promise<RenderedPage> => {
  const { siteUrl } = request.server.forum.configuration;
  const { key, takeBack } = registerInternalViewer(request.viewer);
  const nonce = newNonce();
  try {
    const context = {
      api: apiInSection(createApi(adapt(createInProcessTransport(request, key))), section),
      siteUrl,
      palette: paletteOf(request),
      renderedAt: request.server.forum.now().getTime(),
      theme: await themeFor(request),
      section,
    };
    const { status, headers, html, isComplete } = await render(
      new Request(new URL(request.url, siteUrl)),
      nonce,
      context,
      trackTranslations(
        book,
        (await offeredLanguages(request.server.forum)).map(({ code, name }) => ({ code, name })),
      ),
    );
    return { status, headers: Object.fromEntries(headers), html, nonce, isComplete };
  } finally {
    takeBack();
  }
};
