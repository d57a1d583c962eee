import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { PageContext } from './_app.tsx';
import { createApp } from './_app.tsx';

/** The scripts, styles and preloads of each route, as the router writes them into the page. */
export type RouteAssets = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/** What the server tells a page that is to be rendered. */
export interface RenderOptions {
  readonly context: Omit<PageContext, 'queryClient'>;
  readonly assets: RouteAssets;
  /** Marks the scripts that this page may run. */
  readonly nonce: string;
}

/** Renders the page behind a request: whole, with its status and headers. */
export function render(request: Request, { context, assets, nonce }: RenderOptions): Promise<Response> {
  const handle = createRequestHandler({
    request,
    createRouter: () => createApp(context, nonce),
    getRouterManifest: () => assets,
  });
  return handle(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
}
