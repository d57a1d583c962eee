import { Globe } from 'lucide-react';
import { currentTranslations, t } from '#api/translations.ts';
import { LanguageForm } from './language-choice.tsx';
import { summary } from './panel-languages.css.ts';

/**
 * The list of languages in the navigation panel, as an expandable section. Renders nothing when the site offers only
 * one language.
 */
export function PanelLanguages() {
  const { spoken, offered } = currentTranslations();
  if (offered.length < 2) return null;
  return (
    <details aria-label={t('shell.language.choose')}>
      <summary className={summary}>
        <Globe size="1.1em" aria-hidden="true" />
        {spoken.name}
      </summary>
      <LanguageForm />
    </details>
  );
}
