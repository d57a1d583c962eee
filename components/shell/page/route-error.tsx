import { useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { SiteContext } from '#components/shell/site/site-context.tsx';
import { LazyErrorPage } from './lazy-error-page.tsx';

/** The error page of a route. Guests without permission are offered to sign in and return to the route. */
export function RouteError({ error }: { error: unknown }) {
  const path = useRouterState({ select: ({ location }) => location.href });
  const site = use(SiteContext);
  return <LazyErrorPage error={error} path={path} isGuest={!site || site.me.userID === 0} />;
}
