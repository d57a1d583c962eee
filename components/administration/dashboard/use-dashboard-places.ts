import { useExistingPages } from '#components/layout/side-navigation.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { DashboardGroup, DashboardPlace } from './dashboard-place.ts';
import { dashboardGroups } from './dashboard-places.ts';

/** Returns the pages of the dashboard that the viewer may see, by group. Groups without such a page are left out. */
export function useDashboardPlaces(): readonly DashboardGroup[] {
  const { settings } = useSite();
  const may = useMay();
  const existing = useExistingPages<DashboardPlace>(dashboardGroups.flatMap(({ places }) => places));
  const isShown = (place: DashboardPlace) =>
    existing.includes(place) && may(place.permissions) && (!place.setting || settings[place.setting] === true);
  return dashboardGroups
    .map((group) => ({ ...group, places: group.places.filter(isShown) }))
    .filter(({ places }) => places.length > 0);
}
