import type { DashboardGroup, DashboardPlace } from './dashboard-place.ts';
import { appearancePlaces } from './places/appearance-places.ts';
import { contentPlaces } from './places/content-places.ts';
import { mailPlaces } from './places/mail-places.ts';
import { memberPlaces } from './places/member-places.ts';
import { moderationPlaces } from './places/moderation-places.ts';
import { operationPlaces } from './places/operation-places.ts';
import { sitePlaces } from './places/site-places.ts';

/**
 * The pages of the dashboard in order, by group (docs/behavior/administration.md#dashboard). A page is shown once it
 * exists at its address. A new page of the dashboard needs an entry in the file of its group.
 */
export const dashboardGroups: readonly DashboardGroup[] = [
  moderationPlaces,
  memberPlaces,
  contentPlaces,
  sitePlaces,
  appearancePlaces,
  mailPlaces,
  operationPlaces,
];

/** The group and the place of the page at an address: the place itself, or the one that contains the page. */
export interface FoundPlace {
  readonly group: DashboardGroup;
  readonly place: DashboardPlace;
}

const contains = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`);

/** Finds the place of a page by its path: the place with the longest address that begins the path. */
export function findPlaceOfPage(path: string): FoundPlace | undefined {
  const all = dashboardGroups.flatMap((group) => group.places.map((place) => ({ group, place })));
  return all
    .filter(({ place }) => contains(place.href, path))
    .toSorted((one, other) => other.place.href.length - one.place.href.length)[0];
}
