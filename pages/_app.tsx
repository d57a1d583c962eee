import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CurrentSection } from '#api/administration/layout/site-section.ts';
import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import type { Api } from '#api/api.ts';
import { LazyNotFoundPage } from '#components/shell/page/lazy-error-page.tsx';
import { RouteError } from '#components/shell/page/route-error.tsx';
import type { ScriptFiles } from '#pages/-rendering/page-scripts.tsx';
import type { PaletteChoice } from '#theme/palette.ts';
import { apiErrorAdapter } from './-api-error-adapter.ts';
import { parseSearchText, writeSearchText } from './-search-text.ts';
import { routeTree } from './routes.gen.ts';

/** The context of every page: the API, the query cache, and the data known at the time of the request. */
export interface PageContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The URL of the site without a trailing slash, for canonical links. */
  readonly siteUrl: string;
  /** The colour mode chosen on this device. */
  readonly palette: PaletteChoice;
  /** The time at which the page was rendered, in milliseconds. Relative times are computed from it until hydration. */
  readonly renderedAt: number;
  /** The current subcommunity. */
  readonly section?: CurrentSection | undefined;
  /** The parts of the theme the page renders with. Set on the server; in the browser it is in the query cache. */
  readonly theme?: PageTheme;
  /** The built scripts. Server only, and not in development. */
  readonly scripts?: ScriptFiles;
  /** The built scripts of widgets by ID. Server only, and not in development. */
  readonly widgetScripts?: ScriptFiles;
}

/**
 * Query data stays fresh for five minutes; failed requests are not retried (docs/behavior/platform.md#client-requests).
 */
const freshFor = 300_000;

/** Creates the application for one visit: the router with its own query cache. */
export function createApp(context: Omit<PageContext, 'queryClient'>, nonce?: string, answers?: DehydratedState) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, retry: false, refetchOnWindowFocus: false },
    },
  });
  const router = createRouter({
    routeTree,
    context: { ...context, queryClient },
    ...(context.section && { basepath: `/${context.section.slug}` }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    scrollRestoration: true,
    // A new or restored page is positioned without animation; only jumps within a page scroll smoothly.
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: () => <LazyNotFoundPage />,
    defaultErrorComponent: ({ error }) => <RouteError error={error} />,
    defaultStructuralSharing: true,
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    // The query data of the server is embedded as JSON, which is faster to write and to parse than a script.
    hydrate: () => hydrate(queryClient, answers as DehydratedState),
    ...(nonce && { ssr: { nonce } }),
    // The router reads this option, but only the types of TanStack Start declare it.
    ...({ serializationAdapters: [apiErrorAdapter] } as object),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>;
  }
}
