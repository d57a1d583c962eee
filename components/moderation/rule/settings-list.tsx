import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import * as styles from './settings-list.css.ts';
import type { SettingsOrder } from './use-settings-order.ts';

interface SettingsItemProps {
  readonly name: string;
  readonly children: ReactNode;
  /** The button that opens the edit dialog. */
  readonly edit: ReactNode;
  readonly onRemove: () => Promise<unknown>;
  /** The consequence of deleting the item, as a sentence. */
  readonly removal: string;
  /** The zero-based index of the item, and the number of items. */
  readonly place: number;
  readonly count: number;
  /** The order of the list, by which the item is swapped with another. */
  readonly order: SettingsOrder;
}

interface SettingsListProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The submission of a new order. Its problem is shown above the list. */
  readonly order: SettingsOrder;
}

/** A list of items that administrators create, reorder, edit and delete. */
export const SettingsList = ({ label, children, order }: SettingsListProps) => (
  <>
    {order.hasProblem && (
      <div className={styles.problem}>
        <SubmissionProblem submission={order} />
      </div>
    )}
    <ol className={styles.list} aria-label={label} {...order.getRootProps()}>
      {children}
    </ol>
  </>
);

/** An item of a SettingsList. */
export const SettingsItem = ({ name, children, edit, onRemove, removal, place, count, order }: SettingsItemProps) => (
  <li className={styles.item}>
    <div className={styles.textBlock}>
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
        {...(place > 0 ? getSwapProps(order, place, place - 1) : { disabledReason: t('report.settings.first') })}
      />
      <IconButton
        size="small"
        label={t('report.settings.down', { name })}
        icon={<ArrowDown size={16} />}
        {...(place < count - 1 ? getSwapProps(order, place, place + 1) : { disabledReason: t('report.settings.last') })}
      />
      {edit}
      <Confirm
        title={t('report.settings.remove-title', { name })}
        confirmLabel={t('report.settings.remove')}
        isDestructive
        onConfirm={onRemove}
        trigger={(openDialog) => (
          <Button size="small" onClick={openDialog} aria-label={t('report.settings.remove-named', { name })}>
            {t('report.settings.remove')}
          </Button>
        )}
      >
        {removal}
      </Confirm>
    </div>
  </li>
);

/** Returns the props of a button that swaps two items. It is busy while they are swapped. */
const getSwapProps = ({ isSending, payload, swap }: SettingsOrder, index: number, other: number) => ({
  busy: isSending && payload?.index === index && payload.other === other,
  onClick: () => swap(index, other),
});
