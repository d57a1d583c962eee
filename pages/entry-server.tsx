import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import type { PageContext } from './_app.tsx';
import { createApp } from './_app.tsx';
import { isRefusal } from './-api-error-adapter.ts';

/** The status of a page that shows a refusal is the refusal's own: 403, 404, 410. */
const statusOf = (router: ReturnType<typeof createApp>, rendered: number): number => {
  const refused = router.state.matches.find(({ status }) => status === 'error')?.error;
  return isRefusal(refused) ? refused.status : rendered;
};

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
  return handle(async ({ responseHeaders, router }) => {
    const page = await renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> });
    const { status, headers, body } = page;
    return new Response(body, { status: statusOf(router as never, status), headers });
  });
}
