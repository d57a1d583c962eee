import type { QueryClient } from '@tanstack/react-query';
import { chosenSettingsQuery, settingDescriptionsQuery } from '#api/administration/setting/config.queries.ts';
import type { Api } from '#api/api.ts';
import { currentTranslations } from '#api/translations.ts';
import { type SettingPage, settingNamesOf } from '#components/administration/setting/setting-page.ts';
import { loadSettingTranslations } from '#components/administration/setting/setting-translations.ts';
import type { PageContext } from './_app.tsx';
import { dashboardHead } from './-dashboard-page.ts';

/** The loader of a page whose whole content are settings (site.manage). */
export async function settingsLoader(context: PageContext, page: SettingPage) {
  const [head] = await Promise.all([
    dashboardHead(context, page.name, ['site.manage']),
    loadSettings(context, page),
    currentTranslations().need('member'),
  ]);
  return { head };
}

/** Loads the values and descriptions of the settings of a page, and the translations of its fields. */
export const loadSettings = (
  { api, queryClient }: { readonly api: Api; readonly queryClient: QueryClient },
  page: SettingPage,
): Promise<unknown> => {
  const names = settingNamesOf(page);
  return Promise.all([
    queryClient.ensureQueryData(chosenSettingsQuery(api, names)),
    queryClient.ensureQueryData(settingDescriptionsQuery(api, names)),
    loadSettingTranslations([page]),
  ]);
};
