import type { Backup } from '#api/administration/backup/backup.contract.ts';
import { prepareRestoration } from '#api/administration/restore/restoration.client.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { useInvalidateRestorations } from './restoration-change.ts';
import { useDateText } from './restoration-date.ts';

/** The button that restores a backup beside the present data, after a confirmation. */
export function RestorationStart({ backup }: { backup: Pick<Backup, 'taskID' | 'fileName' | 'dateInserted'> }) {
  const { api } = useSite();
  const invalidate = useInvalidateRestorations();
  const { taskID, fileName, dateInserted } = backup;
  const date = useDateText(dateInserted);
  return (
    <Confirm
      title={t('data.restore.start-title')}
      confirmLabel={t('data.restore.start-confirm')}
      onConfirm={() => prepareRestoration(api, taskID).finally(invalidate)}
      trigger={(openDialog) => (
        <Button
          size="small"
          onClick={openDialog}
          aria-label={t('data.restore.start-named', { name: fileName ?? dateInserted })}
        >
          {t('data.restore.start')}
        </Button>
      )}
    >
      {t('data.restore.start-text', { date })}
    </Confirm>
  );
}
