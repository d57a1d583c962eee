import { t } from '#api/translations.ts';
import * as styles from './content-progress.css.ts';

/** The numbers of texts, of translated ones, and of those that a machine wrote and no person has confirmed. */
export interface ContentProgressProps {
  /** The name of the bar: what is translated, and into which language. */
  readonly label: string;
  readonly countTexts: number;
  readonly countTranslated: number;
  readonly countByMachine: number;
}

/** How much is translated into a language: a bar and the numbers. */
export const ContentProgress = ({ label, countTexts, countTranslated, countByMachine }: ContentProgressProps) => (
  <div className={styles.root}>
    <progress
      className={styles.bar}
      aria-label={label}
      value={countTranslated}
      max={countTexts}
      data-complete={countTranslated === countTexts || undefined}
    />
    <p className={styles.words}>
      {t('word.content.progress', { count: countTexts, translated: countTranslated })}
      {countByMachine > 0 && ` · ${t('word.content.by-machine', { count: countByMachine })}`}
    </p>
  </div>
);
