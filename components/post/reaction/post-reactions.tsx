import { Suspense } from 'react';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { useIsMember } from '#components/shell/site/site-context.tsx';
import type { ReactionBarProps } from './reaction-button.tsx';
import { ReactionCounts } from './reaction-counts.tsx';

const ReactionBar = pagePart(() => import('./reaction-bar.tsx').then((module) => module.ReactionBar), true);

/** The reactions of a post. Members can add reactions. Guests see only the counts, for which nothing is loaded. */
export function PostReactions(props: ReactionBarProps) {
  const isMember = useIsMember();
  const counts = <ReactionCounts reactions={props.votes ?? props.reactions} />;
  if (!isMember) return counts;
  return (
    <Suspense fallback={counts}>
      <ReactionBar {...props} />
    </Suspense>
  );
}
