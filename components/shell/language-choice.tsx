import { Check, Globe } from 'lucide-react';
import { languages } from '#api/languages.ts';
import { t, words } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import * as styles from './language-choice.css.ts';

/**
 * Chooses the language: one button for each, in its own words, the present one with a check mark (`spec/behaviours.md`
 * §4j). A plain form that works without scripts and leads back to the page; nothing where there is no choice.
 */
export function LanguageChoice() {
  const { language, offered } = words();
  if (offered.length < 2) return null;
  return (
    <details className={styles.choice} aria-label={t('shell.language.choose')}>
      <summary className={styles.summary}>
        <Globe size="1.1em" aria-hidden="true" />
        {languages[language].name}
      </summary>
      <form action="/language" method="post">
        <ul className={styles.list}>
          {offered.map((one) => (
            <li key={one}>
              <Button
                type="submit"
                name="language"
                value={one}
                size="small"
                lang={one}
                {...(one === language && { 'aria-current': 'true' as const, icon: <Check size={14} /> })}
              >
                <bdi>{languages[one].name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </details>
  );
}
