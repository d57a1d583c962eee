import { Globe } from 'lucide-react';
import { languages } from '#api/languages.ts';
import { t, words } from '#api/words.ts';
import { LanguageForm } from './language-choice.tsx';
import { summary } from './panel-languages.css.ts';

/** The languages below the places of a narrow window, unfolded where they stand; nothing where there is no choice. */
export function PanelLanguages() {
  const { language, offered } = words();
  if (offered.length < 2) return null;
  return (
    <details aria-label={t('shell.language.choose')}>
      <summary className={summary}>
        <Globe size="1.1em" aria-hidden="true" />
        {languages[language].name}
      </summary>
      <LanguageForm />
    </details>
  );
}
