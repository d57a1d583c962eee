import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { LayoutEditorApi } from '#machines/administration/layout-editor/layout-editor.connect.ts';
import { stack } from '#theme/layout/layout.css.ts';
import * as styles from './layout-editor.css.ts';

/** A dialog that says that somebody else has saved the layout meanwhile, with the three choices. */
export const EditorConflict = ({ conflict }: Pick<LayoutEditorApi, 'conflict'>) => (
  <Dialog
    open={conflict.isOpen}
    onOpenChange={conflict.close}
    preventsClosing={conflict.isBusy}
    title={t('layout.conflict.title')}
    description={conflict.hasFailed ? undefined : conflict.reason}
    size="medium"
  >
    <DialogBody className={stack()}>
      {conflict.hasFailed && (
        <Message tone="error" live>
          {conflict.reason}
        </Message>
      )}
      <Choice text={t('layout.conflict.mine-text')}>
        <Button {...conflict.getKeepProps()}>{t('layout.conflict.mine')}</Button>
      </Choice>
      <Choice text={t('layout.conflict.theirs-text')}>
        <Button {...conflict.getTakeProps()}>{t('layout.conflict.theirs')}</Button>
      </Choice>
      <Choice text={t('layout.conflict.copy-text')}>
        <Button {...conflict.getCopyProps()}>{t('layout.conflict.copy')}</Button>
      </Choice>
    </DialogBody>
  </Dialog>
);

const Choice = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.choice}>
    {children}
    <p className={styles.quiet}>{text}</p>
  </div>
);
