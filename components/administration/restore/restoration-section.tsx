import { restoreCommand } from '#api/administration/backup/backup.client.ts';
import type { RestorationList } from '#api/administration/restore/restoration.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/administration/backup/backup.css.ts';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { recordNote } from '#theme/layout/record.css.ts';
import { BackupUploadDialog } from './backup-upload-dialog.tsx';
import { FormerDataList } from './former-data-list.tsx';
import type { AwaitChange } from './restoration-change.ts';
import { useDateText } from './restoration-date.ts';

interface RestorationSectionProps {
  readonly list: RestorationList;
  /** The path of the newest backup, for the command. */
  readonly newest: string;
  readonly mayRestore: boolean;
  readonly onChange: AwaitChange;
}

/** How to restore a backup, and the former data. A forum on a PostgreSQL server shows the command instead. */
export function RestorationSection({ list, newest, mayRestore, onChange }: RestorationSectionProps) {
  if (!list.isAvailable) return <RestorationCommand newest={newest} />;
  return (
    <>
      <SettingsCard id="restore" title={t('data.restore.title')} words={t('data.restore.words')}>
        {mayRestore && (
          <div className={styles.cardActions}>
            <EditButton dialog={(returnTo) => <BackupUploadDialog returnTo={returnTo} />}>
              {t('data.restore.upload')}
            </EditButton>
          </div>
        )}
      </SettingsCard>
      {list.former.length > 0 && (
        <DashboardSection title={t('data.restore.former')} words={t('data.restore.former-words')}>
          <FormerDataList former={list.former} mayRestore={mayRestore} onChange={onChange} />
        </DashboardSection>
      )}
    </>
  );
}

const RestorationCommand = ({ newest }: { newest: string }) => (
  <SettingsCard
    id="restore"
    title={t('data.restore.title')}
    words={`${t('data.restore.postgres')} ${t('data.backup.restore-text')}`}
  >
    <pre className={styles.command} dir="ltr">
      {restoreCommand(newest)}
    </pre>
  </SettingsCard>
);

/** The last change to other data, or why the forum had to keep its data. */
export function LastSwitchMessage({ last }: { last: NonNullable<RestorationList['last']> }) {
  const date = useDateText(last.dateData);
  if (last.problem !== null)
    return (
      <Message tone="error" title={t('data.restore.last-failed', { date })}>
        <p className={recordNote} lang="en" dir="ltr">
          {last.problem}
        </p>
      </Message>
    );
  return (
    <Message tone="success">
      {last.kind === 'restore' ? t('data.restore.last-restore', { date }) : t('data.restore.last-back', { date })}
    </Message>
  );
}
