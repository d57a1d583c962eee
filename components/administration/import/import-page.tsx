import { useSuspenseQuery } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { importsQuery } from '#api/administration/import/site-import.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import { DumpList } from './dump-list.tsx';
import { DumpUploadDialog } from './dump-upload-dialog.tsx';
import { ImportList } from './import-list.tsx';

/** The page of imports: upload dumps, try and import them, and read the reports. */
export function ImportPage() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(importsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { folder, dumps, imports } = data;
  return (
    <DashboardPage title={t('transfer.import.title')} description={t('transfer.import.words')} path="/dashboard/import">
      <div className={stack({ gap: 'large' })}>
        {!safety.isConfirmed && (
          <div className={stack({ gap: 'small' })}>
            <p className={recordNote}>{t('transfer.import.locked')}</p>
            <ConfirmGate safety={safety}>{null}</ConfirmGate>
          </div>
        )}
        <DashboardSection title={t('transfer.import.dumps')} words={t('transfer.import.dumps-words')}>
          <p className={recordNote}>
            {folder === null ? t('transfer.import.no-folder') : t('transfer.import.folder', { folder })}
          </p>
          {safety.isConfirmed && (
            <div>
              <EditButton variant="primary" dialog={(returnTo) => <DumpUploadDialog returnTo={returnTo} />}>
                {t('transfer.import.upload')}
              </EditButton>
            </div>
          )}
          <DumpList dumps={dumps} mayImport={safety.isConfirmed} />
        </DashboardSection>
        <DashboardSection title={t('transfer.import.list')}>
          <ImportList imports={imports} mayImport={safety.isConfirmed} />
        </DashboardSection>
      </div>
    </DashboardPage>
  );
}
