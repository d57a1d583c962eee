import { lazy, Suspense } from 'react';
import { Link } from '#components/primitives/link.tsx';
import { container } from '#theme/layout/section.css.ts';
import { faultOf } from './fault.ts';
import type { FaultPageProps } from './fault-page.tsx';

// What went wrong may be the network itself; then the words come without their looks.
const FaultPage = lazy(() =>
  import('./fault-page.tsx').then(
    (module) => ({ default: module.FaultPage }),
    () => ({ default: PlainFault }),
  ),
);
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then(
    (module) => ({ default: module.NotFoundPage }),
    () => ({ default: () => <PlainFault error={{ status: 404 }} /> }),
  ),
);

/** The page of a failure, loaded when there is one. */
export const LateFaultPage = (props: FaultPageProps) => (
  <Suspense>
    <FaultPage {...props} />
  </Suspense>
);

/** The page of an address without a page, loaded when there is one. */
export const LateNotFoundPage = () => (
  <Suspense>
    <NotFoundPage />
  </Suspense>
);

function PlainFault({ error }: FaultPageProps) {
  const { title, text } = faultOf(error);
  return (
    <div className={container({ width: 'narrow' })}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href="/">Back to Home</Link>
    </div>
  );
}
