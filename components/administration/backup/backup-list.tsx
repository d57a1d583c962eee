import { Archive } from 'lucide-react';
import {
  backupDownloadUrl,
  cancelBackup,
  checkBackup,
  removeBackup,
} from '#api/administration/backup/backup.client.ts';
import type { Backup } from '#api/administration/backup/backup.contract.ts';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import { t } from '#api/translations.ts';
import { RestorationStart } from '#components/administration/restore/restoration-start.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fileSize, fullNumber } from '#components/primitives/text/format-number.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordNote, recordSheet } from '#theme/layout/record.css.ts';
import * as styles from './backup.css.ts';
import { useInvalidateBackups } from './backup-invalidation.ts';
import { TaskAction } from './task-action.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskRemoval } from './task-removal.tsx';
import { TaskReason, TaskRow } from './task-row.tsx';

interface BackupListProps {
  readonly backups: readonly Backup[];
  /** Whether the viewer is a full administrator with a confirmed session. */
  readonly mayDownload: boolean;
  /** Whether the viewer may restore backups into this forum now. */
  readonly mayRestore: boolean;
}

type BackupProps = Omit<BackupListProps, 'backups'> & { readonly backup: Backup };

/** The backups with their contents and the results of their checks. */
export const BackupList = ({ backups, ...may }: BackupListProps) =>
  backups.length === 0 ? (
    <EmptyState icon={<Archive />} title={t('data.backup.none')}>
      {t('data.backup.none-text')}
    </EmptyState>
  ) : (
    <ul className={recordSheet} aria-label={t('data.backup.list')}>
      {backups.map((backup) => (
        <BackupRow key={backup.taskID} backup={backup} {...may} />
      ))}
    </ul>
  );

function BackupRow({ backup, ...may }: BackupProps) {
  const { isScheduled, isUploaded, insertUser, dateInserted, status } = backup;
  return (
    <TaskRow
      status={status}
      title={
        <>
          <DateTime date={dateInserted} type="extended" />
          {isScheduled && <Tag preset="greyscale">{t('data.backup.scheduled')}</Tag>}
          {isUploaded && <Tag preset="greyscale">{t('data.restore.uploaded')}</Tag>}
        </>
      }
      actions={<Actions backup={backup} {...may} />}
    >
      {insertUser && (
        <p className={recordNote}>
          <bdi>{insertUser.name}</bdi>
        </p>
      )}
      {isPendingTask(backup) ? (
        <TaskProgress task={backup} label={t('data.backup.running')} />
      ) : (
        <Outcome backup={backup} />
      )}
    </TaskRow>
  );
}

function Outcome({ backup }: { backup: Backup }) {
  const { status, size, contents, checksum, hasFile } = backup;
  if (status !== 'done') return <TaskReason task={backup} />;
  return (
    <>
      {contents && (
        <p className={recordNote}>
          {t('data.backup.contents', {
            size: fileSize(size ?? 0),
            rows: fullNumber(contents.rows),
            tables: fullNumber(contents.tables),
            uploads: fullNumber(contents.uploads),
          })}
        </p>
      )}
      {hasFile ? <CheckOutcome backup={backup} /> : <p className={recordNote}>{t('data.backup.missing')}</p>}
      {checksum && (
        <details className={recordNote}>
          <summary>{t('data.backup.checksum')}</summary>
          <code dir="ltr" className={styles.checksum}>
            {checksum}
          </code>
        </details>
      )}
    </>
  );
}

function CheckOutcome({ backup: { check } }: { backup: Backup }) {
  if (!check || check.status === 'cancelled') return <p className={recordNote}>{t('data.backup.unchecked')}</p>;
  if (isPendingTask(check)) return <TaskProgress task={check} label={t('data.backup.checking')} />;
  const { result, dateDone } = check;
  const isEqual = result?.differences.length === 0;
  return (
    <>
      <p className={styles.checked}>
        <Tag preset={isEqual ? 'success' : 'error'}>
          {isEqual
            ? t('data.backup.equal')
            : result
              ? t('data.backup.different', { names: result.differences.join(', ') })
              : t('data.task.failed')}
        </Tag>
        {dateDone && <DateTime date={dateDone} type="extended" className={recordNote} />}
      </p>
      <TaskReason task={check} />
    </>
  );
}

function Actions({ backup, mayDownload, mayRestore }: BackupProps) {
  const { api } = useSite();
  const invalidate = useInvalidateBackups();
  const { taskID, hasFile, check } = backup;
  const name = backup.fileName ?? backup.dateInserted;
  const change = (perform: typeof checkBackup | typeof cancelBackup) => async () => {
    await perform(api, taskID);
    await invalidate();
  };
  if (isPendingTask(backup) || (check && isPendingTask(check)))
    return <TaskAction perform={change(cancelBackup)}>{t('data.task.cancel')}</TaskAction>;
  const remove = async () => {
    await removeBackup(api, taskID);
    await invalidate();
  };
  return (
    <>
      {hasFile && (
        <TaskAction label={t('data.backup.check-named', { name })} perform={change(checkBackup)}>
          {t('data.backup.check')}
        </TaskAction>
      )}
      {hasFile && mayRestore && <RestorationStart backup={backup} />}
      {hasFile && mayDownload && (
        <ButtonLink
          size="small"
          href={backupDownloadUrl(taskID)}
          download=""
          aria-label={t('data.backup.download-named', { name })}
        >
          {t('data.backup.download')}
        </ButtonLink>
      )}
      <TaskRemoval
        title={t('data.backup.delete-title')}
        label={t('data.backup.delete')}
        named={t('data.backup.delete-named', { name })}
        perform={remove}
      >
        {t('data.backup.delete-text', { name })}
      </TaskRemoval>
    </>
  );
}
