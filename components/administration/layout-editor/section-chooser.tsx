import type { RefObject } from 'react';
import { type SectionKind, sectionKinds } from '#api/administration/layout/layout-document.ts';
import { lanesOfSection } from '#api/administration/layout-editor/layout-lane.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import * as styles from './editor-dialog.css.ts';

interface SectionChooserProps {
  readonly onChoose: (kind: SectionKind) => void;
  readonly onClose: () => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** A dialog that offers the kinds of sections, each with a picture of its columns. */
export const SectionChooser = ({ onChoose, onClose, returnTo }: SectionChooserProps) => (
  <Dialog open onOpenChange={onClose} title={t('layout.section.choose')} size="large" returnFocus={returnTo}>
    <DialogBody>
      <ul className={styles.cards}>
        {sectionKinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.card} onClick={() => onChoose(kind)}>
              <span className={styles.picture({ kind })} aria-hidden="true">
                {lanesOfSection[kind].map((lane) => (
                  <span key={lane} className={styles.pictureColumn} />
                ))}
              </span>
              <span>{t(`layout.section.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>{t('layout.editor.cancel')}</Button>
    </DialogFooter>
  </Dialog>
);
