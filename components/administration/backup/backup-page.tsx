import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { addBackup } from '#api/administration/backup/backup.client.ts';
import type { BackupList as BackupsOfForum } from '#api/administration/backup/backup.contract.ts';
import { backupsQuery } from '#api/administration/backup/backup.queries.ts';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { ProcessStart } from '#api/administration/restore/restoration.contract.ts';
import { restorationsQuery } from '#api/administration/restore/restoration.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import type { AwaitChange } from '#components/administration/restore/restoration-change.ts';
import { isShown, RestorationOutcome } from '#components/administration/restore/restoration-outcome.tsx';
import { LastSwitchMessage, RestorationSection } from '#components/administration/restore/restoration-section.tsx';
import { RestorationWait } from '#components/administration/restore/restoration-wait.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fileSize } from '#components/primitives/text/format-number.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './backup.css.ts';
import { useInvalidateBackups } from './backup-invalidation.ts';
import { BackupList } from './backup-list.tsx';
import { backupSettings } from './backup-settings.ts';
import { TaskAction } from './task-action.tsx';

/** The page of backups: make one, check, download, restore and delete them, and schedule automatic ones. */
export function BackupPage() {
  const [before, setBefore] = useState<ProcessStart>();
  return (
    <DashboardPage title={t('data.backup.title')} description={t('data.backup.words')} path="/dashboard/backups">
      {before ? <RestorationWait before={before} /> : <Backups onChange={setBefore} />}
    </DashboardPage>
  );
}

function Backups({ onChange }: { onChange: AwaitChange }) {
  const { api, permissions } = useSite();
  const { data } = useSuspenseQuery(backupsQuery(api));
  const { data: restorations } = useSuspenseQuery(restorationsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { isAvailable, restoration, former, last } = restorations;
  const mayDownload = safety.isConfirmed && permissions?.isAdmin === true;
  const isRestoring = restoration !== null && isPendingTask(restoration);
  const newest = data.backups.find(({ hasFile }) => hasFile)?.fileName;
  return (
    <div className={stack({ gap: 'large' })}>
      {last && <LastSwitchMessage last={last} />}
      {restoration && isShown(restoration) && (
        <RestorationOutcome restoration={restoration} mayRestore={mayDownload} onChange={onChange} />
      )}
      <BackupStart list={data} />
      <DashboardSection title={t('data.backup.list')}>
        <BackupList
          backups={data.backups}
          mayDownload={mayDownload}
          mayRestore={mayDownload && isAvailable && !isRestoring}
        />
        {data.backups.length > 0 && <p className={recordNote}>{t('data.backup.check-help')}</p>}
      </DashboardSection>
      {(data.backups.length > 0 || former.length > 0 || isAvailable) && !safety.isConfirmed && (
        <div className={stack({ gap: 'small' })}>
          <p className={recordNote}>{t('data.backup.download-locked')}</p>
          <ConfirmGate safety={safety}>{null}</ConfirmGate>
        </div>
      )}
      <RestorationSection
        list={restorations}
        newest={newest ? `${data.folder}/${newest}` : 'backup.tar.gz'}
        mayRestore={mayDownload}
        onChange={onChange}
      />
      <SettingCards page={backupSettings} />
    </div>
  );
}

function BackupStart({ list: { backups, folder, free, dateNext } }: { list: BackupsOfForum }) {
  const { api } = useSite();
  const invalidate = useInvalidateBackups();
  const last = backups.find(({ status, isUploaded }) => status === 'done' && !isUploaded);
  const isRunning = backups.some(isPendingTask);
  const start = async () => {
    await addBackup(api);
    await invalidate();
  };
  return (
    <Card as="section" padding="large" aria-label={t('data.backup.title')}>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>{t('data.backup.last')}</dt>
          <dd className={styles.value}>
            {last ? <DateTime date={last.dateInserted} type="extended" /> : t('data.backup.last-none')}
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{t('data.backup.next')}</dt>
          <dd className={styles.value}>
            {dateNext ? <DateTime date={dateNext} type="extended" /> : t('data.backup.next-none')}
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{t('data.backup.folder')}</dt>
          <dd className={styles.value}>
            <span dir="ltr" className={styles.folder}>
              {folder}
            </span>
            {free !== null && <p className={recordNote}>{t('data.backup.free', { size: fileSize(free) })}</p>}
          </dd>
        </div>
      </dl>
      <div className={stack({ gap: 'small' })}>
        <div>
          <TaskAction
            variant="primary"
            size="medium"
            disabledReason={isRunning ? t('data.backup.running') : undefined}
            perform={start}
          >
            {t('data.backup.add')}
          </TaskAction>
        </div>
      </div>
    </Card>
  );
}
