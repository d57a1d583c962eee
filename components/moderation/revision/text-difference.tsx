import type { DifferencePart } from '#api/moderation/revision/revision.contract.ts';
import { t } from '#api/translations.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './text-difference.css.ts';

/** A text with insertions underlined and deletions struck through. Both are also announced to screen readers. */
export const TextDifference = ({ parts }: { parts: readonly DifferencePart[] }) => (
  <p className={styles.text} dir="auto">
    {parts.map((part, index) => (
      <Part key={`${index}-${part.kind}`} {...part} />
    ))}
  </p>
);

function Part({ kind, text }: DifferencePart) {
  if (kind === 'same') return <span>{text}</span>;
  const [Element, className] = kind === 'added' ? (['ins', styles.added] as const) : (['del', styles.removed] as const);
  return (
    <Element className={className}>
      <VisuallyHidden>{t(kind === 'added' ? 'log.difference.added' : 'log.difference.removed')} </VisuallyHidden>
      {text}
      <VisuallyHidden> {t('log.difference.end')} </VisuallyHidden>
    </Element>
  );
}
