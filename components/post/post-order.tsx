import { Suspense } from 'react';
import { pagePart } from '#components/primitives/content/page-part.ts';
import type { OrderMarks } from './post-moderation-notices.tsx';

// Loaded on demand, because few posts have reports or warnings and few viewers may see them.
const PostOrderMarks = pagePart(() =>
  import('./post-moderation-notices.tsx').then((module) => module.PostModerationNotices),
);

/** The warning for a post and the number of its open reports, for viewers who may see them. */
export function PostOrder(marks: OrderMarks) {
  if (!marks.warning && !marks.reportMeta) return null;
  return (
    <Suspense>
      <PostOrderMarks {...marks} />
    </Suspense>
  );
}
