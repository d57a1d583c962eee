import { useSuspenseQuery } from '@tanstack/react-query';
import { accountDeletionQuery, dataExportsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { createDataExport } from '#api/account/own-data/own-data.client.ts';
import type { DataExport } from '#api/account/own-data/own-data.contract.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { useInvalidateAccount } from './use-invalidate-account.ts';

/** The page on which members export the data that the forum stores about them, and delete their account. */
export function OwnDataPage() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { data: exports } = useSuspenseQuery(dataExportsQuery(api));
  const { data: deletion } = useSuspenseQuery(accountDeletionQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const begin = () =>
    submit(async () => {
      await createDataExport(api);
      await invalidateViewer();
    });
  return (
    <SettingsPage title={t('account.data.title')} description={t('account.data.text')} path="/profile/data">
      <SettingsNoScriptNotice />
      {deletion.asked && <AccountDeletion />}
      <ConfirmGate safety={safety}>
        <DataExportCard exports={exports} change={change} onBegin={begin} />
        {!deletion.asked && <AccountDeletion />}
      </ConfirmGate>
    </SettingsPage>
  );
}

const statusWords = {
  pending: 'account.data.pending',
  done: 'account.data.done',
  failed: 'account.data.failed',
} as const;

/** The list of exports, and a button that requests a new one. */
export const DataExportCard = ({
  exports,
  change,
  onBegin,
}: {
  exports: readonly DataExport[];
  change: FormSubmission;
  onBegin: () => void;
}) => (
  <AccountCard id="export" title={t('account.data.export')} words={t('account.data.export-text')} submission={change}>
    {exports.length > 0 && (
      <ul className={styles.list}>
        {exports.map(({ dataExportID, status, dateInserted, dateExpires }) => (
          <li key={dataExportID} className={styles.item}>
            <div>
              <p className={styles.name}>{t(statusWords[status])}</p>
              <p className={styles.facts}>
                <TranslatedText
                  id="account.data.facts"
                  values={{
                    asked: <DateTime date={dateInserted} type="relative" />,
                    until: <DateTime date={dateExpires} type="ahead" />,
                  }}
                />
              </p>
            </div>
            {status === 'done' && (
              <Link href={`/api/v2/data-exports/${dataExportID}`}>{t('account.data.download')}</Link>
            )}
          </li>
        ))}
      </ul>
    )}
    <div className={styles.actions}>
      <Button busy={change.isSending} onClick={onBegin}>
        {t('account.data.begin')}
      </Button>
    </div>
  </AccountCard>
);
