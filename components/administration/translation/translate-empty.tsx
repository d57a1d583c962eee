import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import type { FieldMachine } from './use-field-machine.ts';

/** The button that translates all empty fields, and the problem of the last translation. */
export function TranslateEmpty({
  translator,
  machine,
}: {
  translator: Pick<Translator, 'rows'>;
  machine: FieldMachine;
}) {
  const empty = translator.rows.filter(({ isMissing, sourceText }) => isMissing && sourceText !== '');
  return (
    <>
      <div>
        <Button
          busy={machine.isPending}
          disabledReason={empty.length === 0 ? t('administration.translator.machine-none-empty') : undefined}
          onClick={() => machine.translate(empty)}
        >
          {t('administration.translator.machine-translate-empty')}
        </Button>
      </div>
      {machine.error && (
        <Message tone="error" live>
          {machine.error.message}
        </Message>
      )}
    </>
  );
}
