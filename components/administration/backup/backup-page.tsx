import { useSuspenseQuery } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { addBackup, restoreCommand } from '#api/administration/backup/backup.client.ts';
import type { BackupList as Backups } from '#api/administration/backup/backup.contract.ts';
import { backupsQuery } from '#api/administration/backup/backup.queries.ts';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { SettingCards } from '#components/administration/setting/setting-card.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { fileSize } from '#components/primitives/text/format-number.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import * as styles from './backup.css.ts';
import { BackupList, useInvalidateBackups } from './backup-list.tsx';
import { backupSettings } from './backup-settings.ts';
import { TaskAction } from './task-action.tsx';

/** The page of backups: make one, check, download and delete them, and schedule automatic ones. */
export function BackupPage() {
  const { api, permissions } = useSite();
  const { data } = useSuspenseQuery(backupsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <DashboardPage title={t('data.backup.title')} description={t('data.backup.words')} path="/dashboard/backups">
      <div className={stack({ gap: 'large' })}>
        <BackupStart list={data} />
        <DashboardSection title={t('data.backup.list')}>
          <BackupList backups={data.backups} mayDownload={safety.isConfirmed && permissions?.isAdmin === true} />
          {data.backups.length > 0 && <p className={recordNote}>{t('data.backup.check-help')}</p>}
        </DashboardSection>
        {data.backups.length > 0 && !safety.isConfirmed && (
          <div className={stack({ gap: 'small' })}>
            <p className={recordNote}>{t('data.backup.download-locked')}</p>
            <ConfirmGate safety={safety}>{null}</ConfirmGate>
          </div>
        )}
        <SettingCards page={backupSettings} />
        <SettingsCard id="restore" title={t('data.backup.restore-title')} words={t('data.backup.restore-text')}>
          <pre className={styles.command} dir="ltr">
            {restoreCommand(data.backups[0]?.fileName ?? 'backup.tar.gz')}
          </pre>
        </SettingsCard>
      </div>
    </DashboardPage>
  );
}

function BackupStart({ list: { backups, folder, free, dateNext } }: { list: Backups }) {
  const { api } = useSite();
  const invalidate = useInvalidateBackups();
  const last = backups.find(({ status }) => status === 'done');
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
