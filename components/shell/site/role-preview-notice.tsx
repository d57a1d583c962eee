import { lazy, Suspense } from 'react';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from './site-context.tsx';

const Bar = lazy(() =>
  withTranslations('role', import('./role-preview-bar.tsx')).then((module) => ({ default: module.RolePreviewBar })),
);

/** Shows on every page that the viewer sees the forum as a role or a member. */
export function RolePreviewNotice() {
  const { preview } = useSite().me;
  if (!preview) return null;
  return (
    <Suspense>
      <Bar name={preview.name} />
    </Suspense>
  );
}
