import { t } from '#api/translations.ts';
import { findSettings, settingPages } from '#components/administration/setting/setting-places.ts';
import { loadSettingTranslations } from '#components/administration/setting/setting-translations.ts';
import { matchWords } from '#components/administration/setting/word-match.ts';
import type { DashboardGroup } from './dashboard-place.ts';

/** A page or setting that was found. `place` says where it is. */
export interface DashboardResult {
  readonly name: string;
  readonly place: string;
  readonly href: string;
}

/** The most results that are listed. */
const mostListed = 20;

/** Loads the translations of the names of settings. */
export const loadFinder = (): Promise<unknown> => loadSettingTranslations(settingPages);

/**
 * Finds pages of the given groups, by their name, group or other words, and settings on them, by words in any order,
 * without case and accents. Pages come first; among pages, those whose name contains the text.
 */
export function findInDashboard(text: string, groups: readonly DashboardGroup[]): readonly DashboardResult[] {
  const words = matchWords(text);
  if (words.isEmpty) return [];
  const places = groups.flatMap((group) =>
    group.places.map(({ name, href, also }) => ({
      name: t(name),
      place: t(group.name),
      href,
      also: also ? t(also) : '',
    })),
  );
  const pages = places
    .filter(({ name, place, also }) => words.contains(name, place, also))
    .toSorted((one, other) => Number(words.names(other.name)) - Number(words.names(one.name)))
    .map(({ also: _, ...page }) => page);
  const reachable = new Set(places.map(({ href }) => href));
  const settings = findSettings(text)
    .filter(({ href }) => reachable.has(href.replace(/#.*$/, '')))
    .map(({ label, page, group, href }) => ({
      name: t(label),
      place: group ? t('setting.find.place', { page: t(page), group: t(group) }) : t(page),
      href,
    }));
  return [...pages, ...settings].slice(0, mostListed);
}
