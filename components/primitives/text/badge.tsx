import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { badge } from './badge.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A count that is capped at 99 and then shows 99+ (docs/behavior/shell.md#count-badge). Renders nothing at 0.
 *
 * Its accessible text is `label` applied to the count as text, as in "more than 99 unread".
 */
export function Badge({ count, label = (text) => text, tone = 'alert', max = 99, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(badge({ tone }), className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label(formatCappedCount(count, max))}</VisuallyHidden>
    </span>
  );
}

/** Returns the accessible text of a count: "more than 99" instead of "99+". */
export const formatCappedCount = (count: number, max = 99) =>
  count > max ? t('primitives.badge.more', { max }) : String(count);

/** The props of a badge. */
export type BadgeProps = {
  /** The number; nothing is shown for zero. */
  count: number;
  /** Returns the accessible text: “3 unread”. */
  label?: (text: string) => string;
  /** Whether the badge draws attention (`alert`). */
  tone?: 'alert' | 'quiet';
  /** The greatest number that is shown in full, 99 by default. */
  max?: number;
  className?: string;
};
