import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CurrentSection } from '#api/administration/layout/site-section.ts';
import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import type { Api } from '#api/api.ts';
import { readPageAssets } from '#server/pages/page-assets.ts';
import type { HtmlPieces } from '#server/pages/page-packing.ts';
import type { PageTranslations } from '#server/pages/page-translations.ts';
import { inProject, projectFolder } from '#server/platform/configuration/project-folder.ts';

/** The context a page renders with. It has the shape of `PageContext` without the query cache. */
export interface RenderContext {
  readonly api: Api;
  readonly siteUrl: string;
  readonly palette: 'system' | 'light' | 'dark' | 'contrast';
  readonly renderedAt: number;
  readonly theme: PageTheme;
  readonly section: CurrentSection | undefined;
}

/** A page as the bundle renders it; `html` is empty for a redirect. */
interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  readonly html: HtmlPieces;
  readonly isComplete: boolean;
}

/** Renders the page of a request. */
export type Render = (
  request: Request,
  nonce: string,
  context: RenderContext,
  pageTranslations: PageTranslations,
) => Promise<Rendered>;

/** Receives errors of parts of a page that failed to render. */
type Report = (error: unknown, widget?: object) => void;

type Entry = {
  render: (
    request: Request,
    options: {
      context: RenderContext;
      pageTranslations: PageTranslations;
      assets: unknown;
      nonce: string;
      report: Report;
    },
  ) => Promise<Rendered>;
};

/** Opens the pages built by `npm run build`. */
export async function openBuiltPages(report: Report): Promise<Render> {
  const file = inProject('dist/pages/entry-server.js');
  const entry = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new Error(`The pages are not built (${file} is missing or broken). Run "npm run build" first.`, { cause });
  })) as Entry;
  const assets = await readPageAssets(projectFolder);
  return (request, nonce, context, pageTranslations) =>
    entry.render(request, { context, pageTranslations, assets, nonce, report });
}

/** Serves the pages from their source files, with hot reloading. For `npm run dev`. */
export async function openPagesInDevelopment(server: FastifyInstance, report: Report): Promise<Render> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    configFile: inProject('vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite provided no environment to render pages in.');
  server.addHook('onClose', () => vite.close());
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/v2/')) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  const scripts = ['/@vite/client', '/pages/entry-development.ts'].map((src) => ({ attrs: { type: 'module', src } }));
  return async (request, nonce, context, pageTranslations) => {
    const entry = (await ssr.runner.import('/pages/entry-server.tsx')) as Entry;
    return entry.render(request, {
      context,
      pageTranslations,
      assets: { manifest: { routes: { __root__: { scripts } } } },
      nonce,
      report,
    });
  };
}
