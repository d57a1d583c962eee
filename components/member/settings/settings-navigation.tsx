import { t } from '#api/translations.ts';
import { SideNavigation, useExistingPages } from '#components/layout/side-navigation.tsx';
import { settingsParts } from './settings-parts.ts';

/** The navigation between the settings pages of a member. `current` is the URL of the current page. */
export function SettingsNavigation({ current }: { current: string }) {
  const parts = useExistingPages(settingsParts.map(({ name, href }) => ({ name: t(name), href })));
  const here = parts.find(({ href }) => href === current);
  return (
    <SideNavigation
      label={t('member.settings.label')}
      summary={here ? t('member.settings.here', { page: here.name }) : t('member.settings.label')}
      places={parts}
      current={current}
    />
  );
}
