import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { emailPreviewQuery, emailTemplateQuery } from '#api/mail/email-template.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EmailTemplateEditor } from '#components/administration/mail/email-template-editor.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import type { SearchText } from '#pages/-search-text.ts';
import { emailLocale } from './-email-locale.ts';

/** The page where administrators edit the texts of one mail template in a language. */
export const Route = createFileRoute('/dashboard/settings/emails/$id')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps: { search } }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'mail.template.title', ['site.manage']);
    const locale = emailLocale(search, await queryClient.ensureQueryData(siteSettingsQuery(api)));
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(emailTemplateQuery(api, id, locale)),
      queryClient.ensureQueryData(emailPreviewQuery(api, { id, locale, words: {} })),
    ]);
    return { head, id, locale, name };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { id, locale, name } = Route.useLoaderData();
  return (
    <DashboardPage title={name} description={t('mail.template.text')} path="/dashboard/settings/emails">
      <EmailTemplateEditor id={id} locale={locale} />
    </DashboardPage>
  );
}
