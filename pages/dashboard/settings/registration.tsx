import { createFileRoute } from '@tanstack/react-router';
import { allProfileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { currentTranslations, t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { ProfileFieldList } from '#components/administration/profile-field/profile-field-list.tsx';
import { RegistrationNames } from '#components/administration/registration/registration-names.tsx';
import { registrationSettings } from '#components/administration/registration/registration-settings.ts';
import { SettingCard } from '#components/administration/setting/setting-card.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';
import { stack } from '#theme/layout/layout.css.ts';

/** The settings of registration and its profile fields, for administrators. */
export const Route = createFileRoute('/dashboard/settings/registration')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'administration.joining.title', ['site.manage']);
    await Promise.all([
      loadSettings(context, registrationSettings),
      queryClient.ensureQueryData(allProfileFieldsQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      currentTranslations().need('report'),
      currentTranslations().need('options'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return (
    <DashboardPage
      title={t('administration.joining.title')}
      description={t('administration.joining.text')}
      path="/dashboard/settings/registration"
    >
      <div className={stack({ gap: 'large' })}>
        <SettingCard page={registrationSettings} id="method" />
        <ProfileFieldList />
        <RegistrationNames />
        <SettingCard page={registrationSettings} id="invitations" />
        <SettingCard page={registrationSettings} id="bots" />
      </div>
    </DashboardPage>
  );
}
