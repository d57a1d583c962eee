import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { intlLocale, t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import {
  connectContentTranslator,
  type ContentTranslatorView as Translator,
} from '#machines/administration/translation/content-translator.connect.ts';
import { contentTranslatorMachine } from '#machines/administration/translation/content-translator.machine.ts';
import {
  recordTypeOf,
  type StoredTranslations,
  type TranslationChanges,
  type TranslatorInput,
} from '#machines/administration/translation/translation-text.ts';
import * as styles from './content-translator.css.ts';
import type { TextMachine } from './text-machine.ts';
import { TranslateEmpty } from './translate-empty.tsx';
import { TranslateField } from './translate-field.tsx';
import { type FieldMachine, useFieldMachine } from './use-field-machine.ts';

/** The props of the translator: the texts and locales, and the functions that load and save translations. */
export interface ContentTranslatorProps extends TranslatorInput {
  /** The name of what is translated, where a page has several translators. */
  readonly subject?: string;
  /** Translates texts by machine. Omitted where no service is set up. */
  readonly machine?: TextMachine | undefined;
  readonly onLoad: (locale: string) => Promise<StoredTranslations>;
  readonly onSave: (changes: TranslationChanges) => Promise<void>;
}

/**
 * The translator for the texts of a record (docs/behavior/administration.md#content-translations). Requires site.manage
 * and at least two locales.
 */
export function ContentTranslator({ subject, machine: textMachine, onLoad, onSave, ...input }: ContentTranslatorProps) {
  recordTypeOf(input.properties);
  const latest = useRef({ onLoad, onSave });
  latest.current = { onLoad, onSave };
  const machine = useMemo(
    () =>
      contentTranslatorMachine.provide({
        actors: {
          loadTranslations: fromPromise<StoredTranslations, { locale: string }>(({ input: { locale } }) =>
            latest.current.onLoad(locale),
          ),
          saveTranslations: fromPromise<void, TranslationChanges>(({ input: changes }) =>
            latest.current.onSave(changes),
          ),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input });
  const translator = connectContentTranslator(snapshot, send);
  const title =
    subject === undefined
      ? t('administration.translator.open')
      : t('administration.translator.open-named', { name: subject });
  return (
    <div {...translator.getRootProps()}>
      <Button size={subject === undefined ? 'medium' : 'small'} aria-label={title} onClick={translator.open}>
        {t('administration.translator.open')}
      </Button>
      <TranslatorDialog title={title} translator={translator} textMachine={textMachine} />
    </div>
  );
}

const nameOf = (locale: string) => new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(locale) ?? locale;

interface TranslatorDialogProps {
  readonly title: string;
  readonly translator: Translator;
  readonly textMachine: TextMachine | undefined;
}

const TranslatorDialog = ({ title, translator, textMachine }: TranslatorDialogProps) => (
  <Dialog
    open={translator.isOpen}
    onOpenChange={(isOpen) => !isOpen && (translator.isAsking ? translator.stay() : translator.close())}
    title={title}
    description={t('administration.translator.source', { language: nameOf(translator.sourceLocale) })}
    size="large"
  >
    {translator.isAsking ? (
      <LeaveQuestion translator={translator} />
    ) : (
      <Texts translator={translator} textMachine={textMachine} />
    )}
  </Dialog>
);

const LeaveQuestion = ({ translator }: { translator: Translator }) => (
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

function Texts({ translator, textMachine }: Omit<TranslatorDialogProps, 'title'>) {
  const machine = useFieldMachine(translator, textMachine);
  return (
    <>
      <DialogBody className={styles.body}>
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
                  {nameOf(locale)}
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
      </DialogBody>
      <DialogFooter>
        <Button onClick={translator.close}>{t('administration.translator.cancel')}</Button>
        <Button
          variant="primary"
          busy={translator.isSaving}
          disabledReason={
            translator.canSave || translator.isSaving ? undefined : t('administration.translator.nothing')
          }
          onClick={translator.save}
        >
          {t('administration.translator.save')}
        </Button>
      </DialogFooter>
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

const markOf = ({ isChanged, isMissing, isByMachine }: Translator['rows'][number]) => {
  const mark = isByMachine ? t('administration.translator.machine-by-machine') : undefined;
  if (isChanged) return [t('administration.translator.mark-unsaved'), mark].filter(Boolean).join(' · ');
  return isMissing ? t('administration.translator.mark-missing') : mark;
};
