import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownTheme } from '#api/administration/shown-theme.ts';
import type { CurrentSection } from '#api/administration/site-section.ts';
import type { Api } from '#api/api.ts';
import { LateNotFoundPage } from '#components/shell/late-fault-page.tsx';
import { RouteFault } from '#components/shell/route-fault.tsx';
import type { PaletteChoice } from '#theme/palette.ts';
import { apiErrorAdapter } from './-api-error-adapter.ts';
import type { ScriptFiles } from './-page-scripts.tsx';
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
  /** The subcommunity in which the visit takes place. */
  readonly section?: CurrentSection | undefined;
  /** What of a theme the page is drawn with; told on the server, and in the browser kept with the page's answers. */
  readonly theme?: ShownTheme;
  /** The built scripts. Server only, and not in development. */
  readonly scripts?: ScriptFiles;
}

/** Answers stay fresh for five minutes and are not asked for again after a failure (specification part 1 §7). */
const freshFor = 300_000;

/** Makes the application for one visit: the router over the page files, with its own cache. */
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
    // A new page, or one come back to, stands at its place at once; only what is jumped to within a page is scrolled to.
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: () => <LateNotFoundPage />,
    defaultErrorComponent: ({ error }) => <RouteFault error={error} />,
    defaultStructuralSharing: true,
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
    // What the loaders were told on the server comes with the page as JSON: quicker to write and to read than a script.
    hydrate: () => hydrate(queryClient, answers as DehydratedState),
    ...(nonce && { ssr: { nonce } }),
    // The router reads these, though the type of its options leaves them to TanStack Start.
    ...({ serializationAdapters: [apiErrorAdapter] } as object),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>;
  }
}
