import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { SettingCards } from './setting-card.tsx';
import type { SettingPage } from './setting-page.ts';

/** The props of a page whose whole content are settings. */
export interface SettingsPageProps {
  readonly page: SettingPage;
  readonly description: ReactNode;
}

/** A page of the dashboard whose whole content are settings. */
export const SettingsPage = ({ page, description }: SettingsPageProps) => (
  <DashboardPage title={t(page.name)} description={description} path={page.path}>
    <SettingsNoScriptNotice />
    <div className={stack({ gap: 'large' })}>
      <SettingCards page={page} />
    </div>
  </DashboardPage>
);
