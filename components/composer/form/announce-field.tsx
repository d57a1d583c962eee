import { t } from '#api/translations.ts';
import * as styles from './composer.css.ts';

/** The location where a discussion is announced. */
export type PinChoice = 'none' | 'category' | 'recent';

const choices: readonly PinChoice[] = ['none', 'category', 'recent'];

/**
 * The field that selects where a discussion is pinned to the top (docs/behavior/composer.md#post-form). It is only for
 * viewers who may announce.
 */
export const AnnounceField = ({ choice, category, onChoice }: AnnounceFieldProps) => (
  <fieldset className={styles.radios}>
    <legend className={styles.legend}>{t('composer.announce.title')}</legend>
    {choices.map((value) => (
      <label key={value}>
        <input type="radio" name="pinLocation" checked={choice === value} onChange={() => onChoice(value)} />{' '}
        {t(`composer.announce.${value}`, { category })}
      </label>
    ))}
  </fieldset>
);

interface AnnounceFieldProps {
  readonly choice: PinChoice;
  readonly category: string;
  readonly onChoice: (choice: PinChoice) => void;
}
