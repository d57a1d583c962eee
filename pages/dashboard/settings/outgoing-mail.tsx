import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { mailServerQuery } from '#api/mail/outgoing/mail-server.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { MailServerCards } from '#components/administration/mail/mail-server-cards.tsx';
import { MailTestCard } from '#components/administration/mail/mail-test-card.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The mail server, the sender and a test message, for administrators (docs/behavior/mail.md#mail-server). */
export const Route = createFileRoute('/dashboard/settings/outgoing-mail')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'outgoing-mail.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(mailServerQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
      currentTranslations().need('account'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <DashboardPage
      title={t('outgoing-mail.title')}
      description={t('outgoing-mail.text')}
      path="/dashboard/settings/outgoing-mail"
    >
      <SettingsNoScriptNotice />
      <div className={stack({ gap: 'large' })}>
        <ConfirmGate safety={safety}>
          <MailServerCards />
        </ConfirmGate>
        <MailTestCard />
      </div>
    </DashboardPage>
  );
}
