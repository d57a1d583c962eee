import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import * as styles from './settings-list.css.ts';

interface SettingsItemProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The button that opens its dialog. */
  readonly edit: ReactNode;
  readonly onRemove: () => Promise<unknown>;
  /** What becomes of it when it is deleted, in a sentence. */
  readonly removal: string;
  /** Its place in the list, from 0, of how many. */
  readonly place: number;
  readonly count: number;
  /** Makes it change places with another. */
  readonly onSwap: (other: number) => unknown;
}

/** A list in which two places were swapped. */
export const swapped = <Item,>(list: readonly Item[], one: number, other: number): Item[] =>
  list.map((item, place) => (place === one ? list[other] : place === other ? list[one] : item) as Item);

/** Things that administrators make, put in order, change and delete. */
export const SettingsList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol className={styles.list} aria-label={label}>
    {children}
  </ol>
);

/** One of them. */
export const SettingsItem = ({ name, children, edit, onRemove, removal, place, count, onSwap }: SettingsItemProps) => (
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
        {...(place > 0 ? { onClick: () => onSwap(place - 1) } : { disabledReason: t('report.settings.first') })}
      />
      <IconButton
        size="small"
        label={t('report.settings.down', { name })}
        icon={<ArrowDown size={16} />}
        {...(place < count - 1 ? { onClick: () => onSwap(place + 1) } : { disabledReason: t('report.settings.last') })}
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
