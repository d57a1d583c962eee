import { lazy, type ReactElement, Suspense } from 'react';
import { Tooltip } from '#components/primitives/overlay/tooltip.tsx';
import { useMay } from '#components/shell/site/site-context.tsx';
import type { ReactionMembersProps } from './reaction-members.tsx';

const WhoReacted = lazy(() => import('./reaction-members.tsx').then((module) => ({ default: module.ReactionMembers })));

/** The tooltip that names the members who gave a reaction, on hover, focus or touch. Requires `reactions.view`. */
export function ReactionTooltip({
  children,
  ...asked
}: ReactionMembersProps & { children: ReactElement<Record<string, unknown>> }) {
  const isShown = useMay()('reactions.view') && asked.kind.count > 0;
  if (!isShown) return children;
  const text = (
    <Suspense fallback={asked.kind.name}>
      <WhoReacted {...asked} />
    </Suspense>
  );
  return (
    <Tooltip text={text} isContent id={`reacted-${asked.recordType}-${asked.recordID}-${asked.kind.tagID}`}>
      {children}
    </Tooltip>
  );
}
