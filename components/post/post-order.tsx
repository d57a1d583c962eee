import { Suspense } from 'react';
import { pagePart } from '#components/primitives/list/page-part.ts';
import type { OrderMarks } from './post-order-marks.tsx';

// Few posts are reported or warned about, and few readers may know.
const PostOrderMarks = pagePart(() => import('./post-order-marks.tsx').then((module) => module.PostOrderMarks));

/** Above a post: the warning that was given for it and how many reports of it are open, to those who may know. */
export function PostOrder(marks: OrderMarks) {
  if (!marks.warning && !marks.reportMeta) return null;
  return (
    <Suspense>
      <PostOrderMarks {...marks} />
    </Suspense>
  );
}
