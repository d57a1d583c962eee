import { Braces, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { LayoutEditorApi } from '#machines/administration/layout-editor/layout-editor.connect.ts';
import { cluster, mirrored } from '#theme/layout/layout.css.ts';
import * as styles from './layout-editor.css.ts';

interface EditorBarProps {
  readonly editor: LayoutEditorApi;
  readonly onJson: () => void;
  /** Further tools, between undo and the buttons that leave and save. */
  readonly children?: ReactNode;
}

/** The bar of the editor: the name of the layout, undo and redo with the name of the step, and saving. */
export const EditorBar = ({ editor, onJson, children }: EditorBarProps) => (
  <div className={styles.bar}>
    <Field label={t('layout.editor.name')} labelHidden className={styles.nameField} error={editor.problems['name']}>
      {(wiring) => <Input {...wiring} dir="auto" maxLength={100} {...editor.getNameProps()} />}
    </Field>
    <div className={cluster({ gap: 'tiny' })}>
      <IconButton icon={<Undo2 size={18} className={mirrored} />} {...editor.getUndoProps()} />
      <IconButton icon={<Redo2 size={18} className={mirrored} />} {...editor.getRedoProps()} />
      <IconButton icon={<Braces size={18} />} label={t('layout.json.title')} onClick={onJson} />
      {children}
    </div>
    <div className={styles.decisions}>
      <span role="status" className={styles.quiet}>
        {editor.status}
      </span>
      <Button {...editor.getCancelProps()}>{t('layout.editor.cancel')}</Button>
      <Button variant="primary" aria-keyshortcuts="Control+S" {...editor.getSaveProps()}>
        {t('layout.editor.save')}
      </Button>
    </div>
  </div>
);
