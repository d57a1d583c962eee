import { useSuspenseQuery } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import { addSiteExport } from '#api/administration/export/site-export.client.ts';
import { siteExportsQuery } from '#api/administration/export/site-export.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { DashboardSection } from '#components/administration/dashboard/dashboard-section.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordNote } from '#theme/layout/record.css.ts';
import { exportForm, exportOptionsOf } from './export-form.ts';
import { ExportList, useInvalidateExports } from './export-list.tsx';

/** The page of exports: start one, download and delete them. */
export function ExportPage() {
  const { api, permissions } = useSite();
  const isAdministrator = permissions?.isAdmin === true;
  const { data: exports } = useSuspenseQuery(siteExportsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <DashboardPage title={t('transfer.export.title')} description={t('transfer.export.words')} path="/dashboard/export">
      <div className={stack({ gap: 'large' })}>
        {!safety.isConfirmed && (
          <div className={stack({ gap: 'small' })}>
            <p className={recordNote}>{t('transfer.export.locked')}</p>
            <ConfirmGate safety={safety}>{null}</ConfirmGate>
          </div>
        )}
        <DashboardSection title={t('transfer.export.list')}>
          {safety.isConfirmed && (
            <div>
              <NewExport isRunning={exports.some(isPendingTask)} />
            </div>
          )}
          <ExportList
            exports={exports}
            mayDownload={({ options }) => safety.isConfirmed && (isAdministrator || options.scope === 'public')}
          />
        </DashboardSection>
      </div>
    </DashboardPage>
  );
}

function NewExport({ isRunning }: { isRunning: boolean }) {
  const { api, permissions } = useSite();
  const invalidate = useInvalidateExports();
  return (
    <EditButton
      variant="primary"
      disabledReason={isRunning ? t('transfer.export.running') : undefined}
      dialog={(returnTo) => (
        <FormDialog
          title={t('transfer.export.new')}
          saveLabel={t('transfer.export.start')}
          loaded={{
            schema: exportForm(permissions?.isAdmin === true),
            values: { form: 'data', scope: 'public', hasUploads: true, hasAddresses: false },
          }}
          save={(values) => addSiteExport(api, exportOptionsOf(values)).finally(invalidate)}
          returnTo={returnTo}
        />
      )}
    >
      {t('transfer.export.new')}
    </EditButton>
  );
}
