import { useRouterState } from '@tanstack/react-router';
import { use } from 'react';
import { FaultPage } from './fault-page.tsx';
import { SiteContext } from './site-context.tsx';

/** The error page of an address: guests who lack a permission are led to sign in and back here. */
export function RouteFault({ error }: { error: unknown }) {
  const path = useRouterState({ select: ({ location }) => location.href });
  const site = use(SiteContext);
  return <FaultPage error={error} path={path} isGuest={!site || site.me.userID === 0} />;
}
