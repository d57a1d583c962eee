import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { Api } from '#api/api.ts';
import { NotFoundPage } from '#components/shell/not-found-page.tsx';
import { RouteFault } from '#components/shell/route-fault.tsx';
import type { PaletteChoice } from '#theme/palette.ts';
import { apiErrorAdapter } from './-api-error-adapter.ts';
import { parseSearchText, writeSearchText } from './-search-text.ts';
import { routeTree } from './routes.gen.ts';

/** What every page can rely on: the API, the cache of its answers, and what was known when the page was asked for. */
export interface PageContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The site's address without a trailing slash, for canonical links. */
  readonly siteUrl: string;
  /** The colours chosen on this device. */
  readonly palette: PaletteChoice;
  /** When the page was rendered, in milliseconds; relative times count from it until the page has come alive. */
  readonly renderedAt: number;
}

/** Answers stay fresh for five minutes and are not asked for again after a failure (specification part 1 §7). */
const freshFor = 300_000;

/** Makes the application for one visit: the router over the page files, with its own cache. */
export function createApp(context: Omit<PageContext, 'queryClient'>, nonce?: string) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: false, refetchOnWindowFocus: false },
      // What failed on the server is told by the page's own error, not by its query.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
    },
  });
  const router = createRouter({
    routeTree,
    context: { ...context, queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    scrollRestoration: true,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultErrorComponent: ({ error }) => <RouteFault error={error} />,
    defaultStructuralSharing: true,
    ...(nonce && { ssr: { nonce } }),
    // The router reads these, though the type of its options leaves them to TanStack Start.
    ...({ serializationAdapters: [apiErrorAdapter] } as object),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>;
  }
}
