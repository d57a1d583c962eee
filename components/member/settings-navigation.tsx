import { SideNavigation, usePlacesThatExist } from '#components/layout/side-navigation.tsx';
import { settingsParts } from './settings-parts.ts';

/** The way between the pages on which members set something for themselves; `current` is the address of this one. */
export function SettingsNavigation({ current }: { current: string }) {
  const parts = usePlacesThatExist(settingsParts);
  const here = parts.find(({ href }) => href === current);
  return (
    <SideNavigation label="Settings" summary={`Settings: ${here?.name ?? 'All'}`} places={parts} current={current} />
  );
}
