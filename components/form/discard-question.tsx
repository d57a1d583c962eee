import { useMemo, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter, type DiscardFooterProps } from '#components/primitives/overlay/discard-footer.tsx';

/** The props of the question: whether it is asked, and the two answers. */
export interface DiscardQuestionProps extends Omit<DiscardFooterProps, 'label'> {
  readonly isAsking: boolean;
}

/** The dialog that asks whether unsaved changes are discarded. It can be above another dialog. */
export function DiscardQuestion({ isAsking, ...answers }: DiscardQuestionProps) {
  const footer = useRef<HTMLDivElement>(null);
  // Another dialog keeps the focus until this one is on top, so the footer cannot take it on mount.
  const safeAnswer = useMemo(
    () => ({
      get current() {
        return footer.current?.querySelector('button') ?? null;
      },
    }),
    [],
  );
  return (
    <Dialog
      open={isAsking}
      onOpenChange={answers.onStay}
      title={t('form.confirm.title')}
      description={t('form.confirm.question')}
      size="small"
      initialFocus={safeAnswer}
    >
      <div ref={footer}>
        <DiscardFooter label={t('form.discard')} {...answers} />
      </div>
    </Dialog>
  );
}
