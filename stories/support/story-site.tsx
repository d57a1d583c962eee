import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { type Api, createApi } from '#api/api.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { ToastContext, Toasts } from '#components/primitives/overlay/toast-context.ts';
import { type Me, type Site, SiteContext } from '#components/shell/site/site-context.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { container } from '#theme/layout/section.css.ts';
import { StoryServer } from './story-server.ts';

export const guest: Me = { userID: 0, name: 'Guest', photoUrl: null, isAdmin: false, emailConfirmed: false };

/** A signed-in member. */
export const ingrid: Me = { userID: 7, name: 'Ingrid Solheim', photoUrl: null, isAdmin: false, emailConfirmed: true };

/** Fills the query cache with API responses. */
export type Seed = (client: QueryClient, api: Api) => void;

/** The site around a story: the viewer, the settings, and the API responses. */
export function StorySite({
  children,
  me = guest,
  permissions = [],
  settings = {},
  seed,
  isBare = false,
}: StorySiteProps) {
  const transport = use(StoryServer);
  const [api] = useState(() => createApi(transport));
  const [client] = useState(() => {
    const made = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
    });
    made.setQueryData(visibleCategoriesQuery(api).queryKey, [aCategory()] as never);
    seed?.(made, api);
    return made;
  });
  // A story that shows toasts provides its own list; in all others toasts are discarded.
  const [toasts] = useState(() => new Toasts());
  const site: Site = {
    api,
    url: 'https://forum.example',
    settings: { 'ui.siteName': 'Harbour', 'ui.siteDescription': 'A place to talk things over.', ...settings },
    me,
    permissions: {
      isAdmin: false,
      permissions: [{ type: 'global', permissions: Object.fromEntries(permissions.map((name) => [name, true])) }],
      junctions: {},
      junctionAliases: {},
    },
  };
  return (
    <QueryClientProvider client={client}>
      <SiteContext value={site}>
        <ToastContext value={toasts}>
          {isBare ? (
            children
          ) : (
            <div className={container({ width: 'wide' })} style={{ paddingBlock: '1.5rem' }}>
              {children}
            </div>
          )}
        </ToastContext>
      </SiteContext>
    </QueryClientProvider>
  );
}

interface StorySiteProps {
  readonly children: ReactNode;
  readonly me?: Me;
  readonly permissions?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: Seed;
  /** Omits the padding around a story that is as wide as the page. */
  readonly isBare?: boolean;
}
