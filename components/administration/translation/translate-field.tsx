import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import type { ContentTranslatorView as Translator } from '#machines/administration/translation/content-translator.connect.ts';
import * as styles from './content-translator.css.ts';
import type { FieldMachine } from './use-field-machine.ts';

type Row = Translator['rows'][number];

/** The actions of a field: its machine translation, and the confirmation of a machine's text. */
export function TranslateField({
  row,
  translator,
  machine,
}: {
  readonly row: Row;
  readonly translator: Pick<Translator, 'isEditable' | 'confirm'>;
  readonly machine: FieldMachine | undefined;
}) {
  const { label, key, text, isMissing, isByMachine, sourceText } = row;
  const canTranslate = machine && sourceText !== '' && translator.isEditable;
  if (!canTranslate && !isByMachine) return null;
  const button = (onClick: () => void) => (
    <Button
      size="small"
      disabled={machine?.isPending === true}
      onClick={onClick}
      aria-label={t('administration.translator.machine-translate-named', { name: label })}
    >
      {t('administration.translator.machine-translate')}
    </Button>
  );
  return (
    <div className={styles.fieldActions}>
      {canTranslate && isMissing && button(() => machine.translate([row]))}
      {canTranslate && !isMissing && (
        <Confirm
          title={t('administration.translator.machine-replace-title')}
          confirmLabel={t('administration.translator.machine-replace')}
          onConfirm={async () => machine.translate([row])}
          trigger={button}
        >
          {t('administration.translator.machine-replace-text')}
        </Confirm>
      )}
      {isByMachine && translator.isEditable && (
        <Button
          size="small"
          onClick={() => translator.confirm(key, text)}
          aria-label={t('administration.translator.machine-confirm-named', { name: label })}
        >
          {t('administration.translator.machine-confirm')}
        </Button>
      )}
    </div>
  );
}
