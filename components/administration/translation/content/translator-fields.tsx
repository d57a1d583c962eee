import { t } from '#api/translations.ts';
import * as styles from '#components/administration/translation/content-translator.css.ts';
import type { TextMachine } from '#components/administration/translation/text-machine.ts';
import { TranslateEmpty } from '#components/administration/translation/translate-empty.tsx';
import { TranslateField } from '#components/administration/translation/translate-field.tsx';
import { type FieldMachine, useFieldMachine } from '#components/administration/translation/use-field-machine.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import { languageName } from './content-languages.ts';

/** The props of the fields: the translator, and the machine translation, if a service is set up. */
export interface TranslatorFieldsProps {
  readonly translator: Translator;
  readonly textMachine: TextMachine | undefined;
}

/** The fields of the translator: the choice of the language, and the texts beside their sources. */
export function TranslatorFields({ translator, textMachine }: TranslatorFieldsProps) {
  const machine = useFieldMachine(translator, textMachine);
  return (
    <>
      <Field label={t('administration.translator.locales')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={translator.locale}
            disabled={translator.isSaving}
            onChange={({ currentTarget }) => translator.choose(currentTarget.value)}
          >
            {translator.targetLocales.map((locale) => (
              <option key={locale} value={locale}>
                {languageName(locale)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {translator.isLoading && <Loader />}
      {translator.reason !== undefined && (
        <Message
          tone="error"
          live
          actions={
            translator.hasFailedToLoad && (
              <Button onClick={translator.retry}>{t('administration.translator.retry')}</Button>
            )
          }
        >
          {translator.reason}
        </Message>
      )}
      {!translator.isLoading && !translator.hasFailedToLoad && (
        <>
          {machine && <TranslateEmpty translator={translator} machine={machine} />}
          {translator.rows.map((row) => (
            <Row key={row.key} row={row} translator={translator} machine={machine} />
          ))}
        </>
      )}
      <div {...translator.getStatusProps()} />
    </>
  );
}

interface RowProps {
  readonly row: Translator['rows'][number];
  readonly translator: Translator;
  readonly machine: FieldMachine | undefined;
}

const Row = ({ row, translator, machine }: RowProps) => (
  <div className={styles.row}>
    <div className={styles.source} lang={translator.sourceLocale} dir="auto">
      {row.sourceText}
    </div>
    <div>
      <Field label={row.label} help={markOf(row)}>
        {(wiring) => {
          const props = {
            ...wiring,
            value: row.text,
            dir: 'auto',
            lang: translator.locale,
            readOnly: !translator.isEditable,
            ...(row.maxLength !== undefined && { maxLength: row.maxLength }),
            onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
              translator.edit(row.key, currentTarget.value),
          };
          return row.isMultiline ? <Textarea {...props} /> : <Input {...props} />;
        }}
      </Field>
      <TranslateField row={row} translator={translator} machine={machine} />
    </div>
  </div>
);

/** Returns the state of a text, and whether it is HTML. */
function markOf({ isChanged, isMissing, isByMachine, isHtml }: Translator['rows'][number]): string | undefined {
  const marks = [
    isChanged && t('administration.translator.mark-unsaved'),
    !isChanged && isMissing && t('administration.translator.mark-missing'),
    isByMachine && t('administration.translator.machine-by-machine'),
    isHtml && t('administration.translator.html'),
  ];
  return marks.filter(Boolean).join(' · ') || undefined;
}

/** The question whether the translator is left with unsaved texts, in a dialog. */
export const TranslatorQuestion = ({ translator }: Pick<TranslatorFieldsProps, 'translator'>) => (
  <>
    <DialogBody>
      <div role="alert">
        <p className={styles.label}>{t('administration.translator.unsaved')}</p>
        <p>{t('administration.translator.unsaved-text')}</p>
      </div>
    </DialogBody>
    <DialogFooter>
      <Button autoFocus onClick={translator.stay}>
        {t('administration.translator.stay')}
      </Button>
      <Button variant="primary" onClick={translator.leave}>
        {t('administration.translator.leave')}
      </Button>
    </DialogFooter>
  </>
);
