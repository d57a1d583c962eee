import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { emailTemplatesQuery } from '#api/mail/email-template.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EmailTemplateList } from '#components/administration/mail/email-template-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';
import { emailLocale } from './-email-locale.ts';

/** The page that lists the mail templates, for administrators. */
export const Route = createFileRoute('/dashboard/settings/emails/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const head = await dashboardHead(context, 'mail.template.title', ['site.manage']);
    const locale = emailLocale(search, await context.queryClient.ensureQueryData(siteSettingsQuery(context.api)));
    await context.queryClient.ensureQueryData(emailTemplatesQuery(context.api, locale));
    return { head, locale };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { locale } = Route.useLoaderData();
  return (
    <DashboardPage
      title={t('mail.template.title')}
      description={t('mail.template.text')}
      path="/dashboard/settings/emails"
    >
      <EmailTemplateList locale={locale} />
    </DashboardPage>
  );
}
