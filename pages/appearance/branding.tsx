import { createFileRoute } from '@tanstack/react-router';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { BrandingForm } from '#components/administration/setting/branding-form.tsx';
import { brandingSettings } from '#components/administration/setting/branding-settings.ts';
import { DashboardPage } from '#components/moderation/triage/dashboard-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page where administrators edit the name, description and images of the site. */
export const Route = createFileRoute('/appearance/branding')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.branding.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(chosenSettingsQuery(api, brandingSettings)),
      currentTranslations().need('report'),
      currentTranslations().need('composer'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.branding.title')}
      description={t('administration.branding.text')}
      path="/appearance/branding"
    >
      <BrandingForm />
    </DashboardPage>
  );
}
