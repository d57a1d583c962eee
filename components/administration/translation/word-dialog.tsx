import type { RefObject } from 'react';
import { changeLocale } from '#api/administration/translation/locale.client.ts';
import type { Word } from '#api/administration/translation/word.contract.ts';
import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './word-list.css.ts';
import { type WordLanguage, WordPreview } from './word-preview.tsx';

/** The longest text of a message, in characters. */
const longestWord = 5_000;

interface WordDialogProps {
  readonly word: Word;
  readonly language: WordLanguage & { readonly name: string };
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

const wordForm = (language: string): FormSchema => ({
  type: 'object',
  required: ['text'],
  properties: {
    text: {
      type: 'string',
      maxLength: longestWord,
      ...control({
        inputType: 'textArea',
        label: t('word.text', { language }),
        description: t('word.text-help'),
        rows: 3,
      }),
    },
  },
});

/** Returns a failure whose error about the text belongs to the field of the dialog. */
function onField(error: unknown): unknown {
  const [message] = error instanceof ApiFailure ? Object.values(error.details.errors ?? {}).flat() : [];
  return message ? fieldsFailure({ text: message.message }) : error;
}

/** The dialog that changes a text of the interface, with the English text and a preview with sample values. */
export function WordDialog({ word, language, returnTo, onSaved }: WordDialogProps) {
  const { api } = useSite();
  const { id, source, builtIn, formerSource, shown } = word;
  const save = async (text: string) => {
    try {
      await changeLocale(api, language.code, { translations: { [id]: text } });
    } catch (error) {
      throw onField(error);
    }
  };
  return (
    <FormDialog
      title={t('word.edit-named', { name: id })}
      loaded={{ schema: wordForm(language.name), values: { text: word.isMissing ? '' : shown } }}
      save={({ text }) => save(String(text))}
      live={({ text }) => ({
        text: { below: text ? <WordPreview source={source} text={String(text)} language={language} /> : undefined },
      })}
      onSaved={onSaved}
      returnTo={returnTo}
    >
      <dl className={styles.given}>
        <Given label={t('word.source')} text={source} lang="en" />
        {formerSource !== null && <Given label={t('word.former-source')} text={formerSource} lang="en" />}
        {builtIn !== null && builtIn !== source && (
          <Given label={t('word.built-in')} text={builtIn} lang={language.code} />
        )}
      </dl>
    </FormDialog>
  );
}

const Given = ({ label, text, lang }: { label: string; text: string; lang: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.content} lang={lang} dir="auto">
      {text}
    </dd>
  </div>
);
