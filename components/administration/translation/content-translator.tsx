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
  type TranslationChanges,
  type TranslatorInput,
} from '#machines/administration/translation/translation-text.ts';
import * as styles from './content-translator.css.ts';

/** The props of the translator: the texts and locales, and the functions that load and save translations. */
export interface ContentTranslatorProps extends TranslatorInput {
  /** The name of what is translated, where a page has several translators. */
  readonly subject?: string;
  readonly onLoad: (locale: string) => Promise<Readonly<Record<string, string>>>;
  readonly onSave: (changes: TranslationChanges) => Promise<void>;
}

/**
 * The translator for the texts of a record (docs/behavior/administration.md#content-translations). Requires site.manage
 * and at least two locales.
 */
export function ContentTranslator({ subject, onLoad, onSave, ...input }: ContentTranslatorProps) {
  recordTypeOf(input.properties);
  const latest = useRef({ onLoad, onSave });
  latest.current = { onLoad, onSave };
  const machine = useMemo(
    () =>
      contentTranslatorMachine.provide({
        actors: {
          loadTranslations: fromPromise<Readonly<Record<string, string>>, { locale: string }>(({ input: { locale } }) =>
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
      <TranslatorDialog title={title} translator={translator} />
    </div>
  );
}

const nameOf = (locale: string) => new Intl.DisplayNames([intlLocale()], { type: 'language' }).of(locale) ?? locale;

const TranslatorDialog = ({ title, translator }: { title: string; translator: Translator }) => (
  <Dialog
    open={translator.isOpen}
    onOpenChange={(isOpen) => !isOpen && (translator.isAsking ? translator.stay() : translator.close())}
    title={title}
    description={t('administration.translator.source', { language: nameOf(translator.sourceLocale) })}
    size="large"
  >
    {translator.isAsking ? <LeaveQuestion translator={translator} /> : <Texts translator={translator} />}
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

const Texts = ({ translator }: { translator: Translator }) => (
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
      {!translator.isLoading &&
        !translator.hasFailedToLoad &&
        translator.rows.map((row) => <Row key={row.key} row={row} translator={translator} />)}
      <div {...translator.getStatusProps()} />
    </DialogBody>
    <DialogFooter>
      <Button onClick={translator.close}>{t('administration.translator.cancel')}</Button>
      <Button
        variant="primary"
        busy={translator.isSaving}
        disabledReason={translator.canSave || translator.isSaving ? undefined : t('administration.translator.nothing')}
        onClick={translator.save}
      >
        {t('administration.translator.save')}
      </Button>
    </DialogFooter>
  </>
);

const Row = ({ row, translator }: { row: Translator['rows'][number]; translator: Translator }) => (
  <div className={styles.row}>
    <div className={styles.source} lang={translator.sourceLocale} dir="auto">
      {row.sourceText}
    </div>
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
  </div>
);

const markOf = ({ isChanged, isMissing }: { isChanged: boolean; isMissing: boolean }) => {
  if (isChanged) return t('administration.translator.mark-unsaved');
  return isMissing ? t('administration.translator.mark-missing') : undefined;
};
