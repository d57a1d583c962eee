import { type RefObject, useRef } from 'react';
import { addLocale, changeLocale } from '#api/administration/translation/locale.client.ts';
import type { Locale, LocalePost } from '#api/administration/translation/locale.contract.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { addedLanguageForm } from './added-language-form.ts';
import { LanguageFileField, readChosenFile } from './language-import-dialog.tsx';

interface LanguageDialogProps {
  /** The language to edit. Omitted to add one. */
  readonly locale?: Locale;
  /** The languages from which it can derive. */
  readonly others: readonly Locale[];
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** Returns the body of a request. An empty choice means the default. */
const bodyOf = ({ localeKey, name, direction, derivesFrom }: FormValues): LocalePost =>
  ({
    ...(localeKey !== undefined && { localeKey }),
    ...(name && { name }),
    ...(direction && { direction }),
    derivesFrom: derivesFrom || null,
  }) as LocalePost;

/** The dialog that adds a language, from a file or empty, or edits an added one. */
export function LanguageDialog({ locale, others, returnTo, onSaved }: LanguageDialogProps) {
  const { api } = useSite();
  const file = useRef<HTMLInputElement>(null);
  const add = async (values: FormValues) => {
    const text = await readChosenFile(file);
    return addLocale(api, { ...bodyOf(values), ...(text && { file: text }) });
  };
  return (
    <FormDialog
      title={locale ? t('word.languages.edit-named', { language: locale.name }) : t('word.languages.add')}
      loaded={{
        schema: addedLanguageForm(others, locale),
        values: {
          localeKey: '',
          name: locale?.name ?? '',
          direction: locale?.direction ?? '',
          derivesFrom: locale?.derivesFrom ?? '',
        },
      }}
      save={(values) => (locale ? changeLocale(api, locale.localeKey, bodyOf(values)) : add(values))}
      onSaved={onSaved}
      returnTo={returnTo}
    >
      {!locale && <LanguageFileField help={t('word.form.file-help')} input={file} />}
    </FormDialog>
  );
}
