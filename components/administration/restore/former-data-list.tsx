import { applyFormerData, removeFormerData } from '#api/administration/restore/restoration.client.ts';
import type { FormerData } from '#api/administration/restore/restoration.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/administration/backup/backup.css.ts';
import { TaskRemoval } from '#components/administration/backup/task-removal.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { fileSize } from '#components/primitives/text/format-number.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { type AwaitChange, useInvalidateRestorations } from './restoration-change.ts';
import { useDateText } from './restoration-date.ts';

interface FormerDataListProps {
  readonly former: readonly FormerData[];
  readonly mayRestore: boolean;
  readonly onChange: AwaitChange;
}

/** The data that the forum used before, to which it can go back. */
export const FormerDataList = ({ former, ...rest }: FormerDataListProps) => (
  <ul className={recordSheet} aria-label={t('data.restore.former')}>
    {former.map((one) => (
      <FormerDataRow key={one.name} one={one} {...rest} />
    ))}
  </ul>
);

function FormerDataRow({ one, mayRestore, onChange }: Omit<FormerDataListProps, 'former'> & { one: FormerData }) {
  const date = useDateText(one.date);
  const title =
    one.kind === 'restore' ? t('data.restore.former-restore', { date }) : t('data.restore.former-back', { date });
  return (
    <li className={styles.row}>
      <div className={recordText}>
        <h3 className={recordName}>{title}</h3>
        <p className={recordNote}>{t('data.restore.former-size', { size: fileSize(one.size), name: one.name })}</p>
      </div>
      {mayRestore && (
        <div className={styles.actions}>
          <GoBack one={one} title={title} onChange={onChange} />
          <Removal one={one} title={title} />
        </div>
      )}
    </li>
  );
}

function GoBack({ one, title, onChange }: { one: FormerData; title: string; onChange: AwaitChange }) {
  const { api } = useSite();
  return (
    <Confirm
      title={t('data.restore.back-title')}
      confirmLabel={t('data.restore.back-confirm')}
      isDestructive
      onConfirm={async () => onChange((await applyFormerData(api, one.name)).body)}
      trigger={(openDialog) => (
        <Button size="small" onClick={openDialog} aria-label={t('data.restore.back-named', { name: title })}>
          {t('data.restore.back')}
        </Button>
      )}
    >
      {t('data.restore.back-text')}
    </Confirm>
  );
}

function Removal({ one, title }: { one: FormerData; title: string }) {
  const { api } = useSite();
  const invalidate = useInvalidateRestorations();
  return (
    <TaskRemoval
      title={t('data.restore.delete-title')}
      label={t('data.restore.delete')}
      named={t('data.restore.delete-named', { name: title })}
      perform={() => removeFormerData(api, one.name).finally(invalidate)}
    >
      {t('data.restore.delete-text')}
    </TaskRemoval>
  );
}
