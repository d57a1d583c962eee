import { t } from '#api/translations.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import { recordTypeOf, type TranslatorInput } from '#machines/administration/translation/translation-text.ts';
import { languageName } from './content/content-languages.ts';
import { TranslatorFields, TranslatorQuestion } from './content/translator-fields.tsx';
import { type TranslatorCalls, useContentTranslator } from './content/use-content-translator.ts';
import * as styles from './content-translator.css.ts';
import type { TextMachine } from './text-machine.ts';

/** The props of the translator: the texts and locales, and the functions that load and save translations. */
export interface ContentTranslatorProps extends TranslatorInput, TranslatorCalls {
  /** The name of what is translated, where a page has several translators. */
  readonly subject?: string;
  /** Translates texts by machine. Omitted where no service is set up. */
  readonly machine?: TextMachine | undefined;
  /** Returns the address of the page that translates the same texts into a language. */
  readonly pageUrl?: ((locale: string) => string) | undefined;
}

/**
 * The translator for the texts of a record (docs/behavior/administration.md#content-translations). Requires site.manage
 * and at least two locales.
 */
export function ContentTranslator({ subject, machine, pageUrl, onLoad, onSave, ...input }: ContentTranslatorProps) {
  recordTypeOf(input.properties);
  const translator = useContentTranslator(input, { onLoad, onSave });
  const title =
    subject === undefined
      ? t('administration.translator.open')
      : t('administration.translator.open-named', { name: subject });
  return (
    <div {...translator.getRootProps()}>
      <Button size={subject === undefined ? 'medium' : 'small'} aria-label={title} onClick={translator.open}>
        {t('administration.translator.open')}
      </Button>
      <TranslatorDialog
        title={title}
        translator={translator}
        textMachine={machine}
        pageUrl={pageUrl?.(translator.locale)}
      />
    </div>
  );
}

interface TranslatorDialogProps {
  readonly title: string;
  readonly translator: Translator;
  readonly textMachine: TextMachine | undefined;
  readonly pageUrl: string | undefined;
}

const TranslatorDialog = ({ title, translator, ...texts }: TranslatorDialogProps) => (
  <Dialog
    open={translator.isOpen}
    onOpenChange={(isOpen) => !isOpen && (translator.isAsking ? translator.stay() : translator.close())}
    title={title}
    description={t('administration.translator.source', { language: languageName(translator.sourceLocale) })}
    size="large"
  >
    {translator.isAsking ? (
      <TranslatorQuestion translator={translator} />
    ) : (
      <Texts translator={translator} {...texts} />
    )}
  </Dialog>
);

const Texts = ({ translator, textMachine, pageUrl }: Omit<TranslatorDialogProps, 'title'>) => (
  <>
    <DialogBody className={styles.body}>
      {pageUrl && (
        <div className={styles.pageLink} data-hidden={translator.canSave || translator.isSaving || undefined}>
          <ButtonLink variant="text" size="small" href={pageUrl}>
            {t('administration.translator.open-page')}
          </ButtonLink>
        </div>
      )}
      <TranslatorFields translator={translator} textMachine={textMachine} />
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
