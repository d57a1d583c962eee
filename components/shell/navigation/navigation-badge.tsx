import { Badge } from '#components/primitives/text/badge.tsx';
import { placeBadge } from '#components/shell/title-bar/title-bar.css.ts';
import type { NavigationItem } from './navigation-item.ts';

/** The badge of a navigation item: a count capped at 99+, or a text. */
export function NavigationBadge({ badge }: { badge: NavigationItem['badge'] | undefined }) {
  if (!badge) return null;
  if (badge.type === 'count') return <Badge count={Number.parseInt(badge.text, 10) || 0} />;
  return <span className={placeBadge}>{badge.text}</span>;
}
