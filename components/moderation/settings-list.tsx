import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { Confirm } from '#components/primitives/confirm.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import * as styles from './settings-list.css.ts';

interface SettingsItemProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The button that opens its dialog. */
  readonly edit: ReactNode;
  readonly onRemove: () => Promise<unknown>;
  /** What becomes of it when it is deleted, in a sentence. */
  readonly removal: string;
  /** Puts it one place up or down; without it, it cannot go there. */
  readonly onUp?: (() => unknown) | undefined;
  readonly onDown?: (() => unknown) | undefined;
}

/** Things that administrators make, put in order, change and delete. */
export const SettingsList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles.list} aria-label={label}>
    {children}
  </ol>
);

/** One of them. */
export const SettingsItem = ({ name, children, edit, onRemove, removal, onUp, onDown }: SettingsItemProps) => (
  <li className={styles.item}>
    <div className={styles.words}>
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      {children}
    </div>
    <div className={styles.acts}>
      <IconButton
        size="small"
        label={t('report.settings.up', { name })}
        icon={<ArrowUp size={16} />}
        {...(onUp ? { onClick: onUp } : { disabledReason: t('report.settings.first') })}
      />
      <IconButton
        size="small"
        label={t('report.settings.down', { name })}
        icon={<ArrowDown size={16} />}
        {...(onDown ? { onClick: onDown } : { disabledReason: t('report.settings.last') })}
      />
      {edit}
      <Confirm
        title={t('report.settings.remove-title', { name })}
        confirmLabel={t('report.settings.remove')}
        isDestructive
        onConfirm={onRemove}
        trigger={(ask) => (
          <Button size="small" onClick={ask} aria-label={t('report.settings.remove-named', { name })}>
            {t('report.settings.remove')}
          </Button>
        )}
      >
        {removal}
      </Confirm>
    </div>
  </li>
);
