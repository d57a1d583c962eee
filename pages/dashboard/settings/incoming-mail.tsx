import { createFileRoute } from '@tanstack/react-router';
import { incomingMailboxQuery, incomingMailsQuery } from '#api/mail/incoming/incoming-mail.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { IncomingMailList } from '#components/administration/mail/incoming-mail-list.tsx';
import { incomingMailSettings } from '#components/administration/mail/incoming-mail-settings.ts';
import { IncomingMailCards } from '#components/administration/mail/incoming-mailbox.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The settings of replies by e-mail, for administrators: the address, the mailbox, and the recent mails. */
export const Route = createFileRoute('/dashboard/settings/incoming-mail')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'incoming-mail.title', ['site.manage']);
    await Promise.all([
      loadSettings(context, incomingMailSettings),
      queryClient.ensureQueryData(incomingMailboxQuery(api)),
      queryClient.ensureQueryData(incomingMailsQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('incoming-mail.title')}
      description={t('incoming-mail.text')}
      path="/dashboard/settings/incoming-mail"
    >
      <SettingsNoScriptNotice />
      <div className={stack({ gap: 'large' })}>
        <IncomingMailCards />
        <IncomingMailList />
      </div>
    </DashboardPage>
  );
}
