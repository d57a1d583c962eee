import { findProblemOfText, type MessageProblem } from '#api/administration/translation/message-shape.ts';
import { t } from '#api/translations.ts';
import { Message } from '#components/primitives/text/message.tsx';
import * as styles from './word-list.css.ts';
import { renderSamples } from './word-samples.ts';

/** The language of a text: its tag, its direction, and its `Intl` locale. */
export interface WordLanguage {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
}

interface WordPreviewProps {
  /** The English text. */
  readonly source: string;
  readonly text: string;
  readonly language: WordLanguage;
}

const problemTexts = {
  syntax: 'word.problem.syntax',
  'unknown-values': 'word.problem.unknown-values',
  'missing-values': 'word.problem.missing-values',
  tags: 'word.problem.tags',
  plural: 'word.problem.plural',
} as const satisfies Record<MessageProblem['kind'], string>;

/** A text as readers will see it, with sample values and for each plural form, or the reason why it cannot be used. */
export function WordPreview({ source, text, language }: WordPreviewProps) {
  const problem = findProblemOfText(source, text, language.code);
  if (problem)
    return (
      <Message tone="warning" live>
        {t(problemTexts[problem.kind], { names: problem.names.join(', ') })}
      </Message>
    );
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.label}>{t('word.preview')}</figcaption>
      <ul className={styles.samples}>
        {renderSamples(text, language.code).map((sample) => (
          <li key={sample} lang={language.code} dir={language.direction}>
            {sample}
          </li>
        ))}
      </ul>
    </figure>
  );
}
