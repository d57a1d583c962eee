import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { badge } from './badge.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A count that caps at 99 and shows 99+ (specification part 1 §2); nothing at 0.
 *
 * What is read is `label` of the count in words, as in "more than 99 unread".
 */
export function Badge({ count, label = (words) => words, tone = 'alert', max = 99, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(badge({ tone }), className)}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label(countWords(count, max))}</VisuallyHidden>
    </span>
  );
}

/** A count as it is read aloud: "more than 99" instead of "99+". */
export const countWords = (count: number, max = 99) =>
  count > max ? t('primitives.badge.more', { max }) : String(count);

/** What a badge takes. */
export type BadgeProps = {
  count: number;
  label?: (words: string) => string;
  tone?: 'alert' | 'quiet';
  max?: number;
  className?: string;
};
