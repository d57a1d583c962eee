import { type RefObject, useRef } from 'react';
import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { importWords } from '#api/administration/translation/word.client.ts';
import type { WordImport } from '#api/administration/translation/word.contract.ts';
import type { FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The file is not a field of the form, because its text is read when the form is sent. */
const noFields: FormSchema = { type: 'object', properties: {} };

interface LanguageImportDialogProps {
  readonly locale: Locale;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: (report: WordImport) => void;
}

/** The dialog that stores the texts of a file in a language. */
export function LanguageImportDialog({ locale, returnTo, onSaved }: LanguageImportDialogProps) {
  const { api } = useSite();
  const file = useRef<HTMLInputElement>(null);
  const send = async () =>
    (await importWords(api, locale.localeKey, { file: (await readChosenFile(file)) ?? '' })).body;
  return (
    <FormDialog
      title={t('word.languages.import-named', { language: locale.name })}
      saveLabel={t('word.languages.import')}
      loaded={{ schema: noFields, values: {} }}
      save={send}
      onSaved={(report) => onSaved(report as WordImport)}
      returnTo={returnTo}
    >
      <LanguageFileField help={t('word.import.file-help')} input={file} isRequired />
    </FormDialog>
  );
}

interface LanguageFileFieldProps {
  readonly help: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isRequired?: boolean;
}

/** The field that chooses a file with the texts of a language. */
export const LanguageFileField = ({ help, input, isRequired = false }: LanguageFileFieldProps) => (
  <Field label={t('word.form.file')} help={help} required={isRequired}>
    {(wiring) => <Input {...wiring} ref={input} type="file" accept=".json,.po,.pot,application/json,text/plain" />}
  </Field>
);

/** Returns the text of the chosen file. Undefined when none is chosen. */
export const readChosenFile = async ({ current }: RefObject<HTMLInputElement | null>): Promise<string | undefined> =>
  current?.files?.[0]?.text();
