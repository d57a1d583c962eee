import { lazy, Suspense } from 'react';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from './site-context.tsx';

const StandingBanner = lazy(() =>
  withTranslations('sanction', import('./sanction-banner.tsx')).then((module) => ({ default: module.SanctionBanner })),
);

/** Shows on every page that the member is muted or has an unread warning. */
export function SanctionNotice({ path }: { path: string }) {
  const { standing } = useSite().me;
  if (!standing || path.startsWith('/moderation/decision/')) return null;
  return (
    <Suspense>
      <StandingBanner standing={standing} />
    </Suspense>
  );
}
