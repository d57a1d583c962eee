import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeNavigation } from '#api/administration/layout/navigation.client.ts';
import type { NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { t } from '#api/translations.ts';
import { useOutline } from '#components/administration/outline/use-outline.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { OutlineChange } from '#machines/administration/outline/outline.machine.ts';
import { fromOutline, navigationLists, navigationShape, toOutline } from './navigation-outline.ts';

/** The settings that the navigation editor reads. */
export const navigationSettings = ['ui.navigation'];

const navigationIn = (settings: Readonly<Record<string, unknown>>) => settings['ui.navigation'] as NavigationItems;

/** Runs the outline of the navigation, which is saved as one setting. */
export function useNavigationOutline() {
  const { api } = useSite();
  const client = useQueryClient();
  const query = chosenSettingsQuery(api, navigationSettings);
  const { data } = useSuspenseQuery(query);
  // The setting as it was loaded or saved last. The server compares it with the stored one.
  const stored = useRef(navigationIn(data));
  const save = async ({ items, overwrites }: OutlineChange) => {
    const navigation = fromOutline(items);
    const { body } = await changeNavigation(api, { navigation, ...(!overwrites && { known: stored.current }) });
    stored.current = body as NavigationItems;
    client.setQueryData(query.queryKey, { 'ui.navigation': body });
    await client.invalidateQueries({ queryKey: ['navigation'] });
  };
  const load = async () => {
    stored.current = navigationIn(await client.fetchQuery({ ...query, staleTime: 0 }));
    return toOutline(stored.current);
  };
  return useOutline({
    shape: navigationShape,
    items: toOutline(stored.current),
    lists: {
      [navigationLists.wide]: t('administration.navigation.items'),
      [navigationLists.narrow]: t('administration.navigation.narrow'),
    },
    save,
    load,
  });
}
