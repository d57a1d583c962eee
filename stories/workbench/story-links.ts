import { changedSearch, type Settings, settingsIn, settingsParams } from './settings.ts';

/** Returns the ID of a component's page in the list of stories: `primitives/form/button` → `components--primitives--button`. */
export function pageStoryOf(address: string): string {
  const names = address.split('/');
  return `components--${names[0]}--${names.at(-1)}`;
}

/** Returns the ID of the live story or of the contact sheet of a machine, by `<area>/<stem>`. */
export const stateStoryOf = (address: string, name: 'live' | 'contact-sheet'): string =>
  `${address.replace('/', '--')}--states--${name}`;

/** Returns the address of a story with the current display settings. */
export const storyLink = (story: string, more: Readonly<Record<string, string>> = {}): string =>
  changedSearch('', { ...settingsParams(settingsIn(location.search)), story, ...more });

/**
 * Returns the address of a story with some display settings changed. It names a changed setting even if that is the
 * default, because an address without settings keeps the last ones of the tab.
 */
export function storyLinkWith(settings: Partial<Settings>, story: string): string {
  const current = settingsIn(location.search);
  const isUsual = Object.keys(settingsParams(current)).length === 0;
  const named = isUsual ? [] : Object.entries(settings).map(([name, value]) => [name, String(value)]);
  return changedSearch('', { ...settingsParams({ ...current, ...settings }), ...Object.fromEntries(named), story });
}

/** Returns the address of a component's page. */
export const componentLink = (address: string): string => storyLink(pageStoryOf(address));

/** Returns the address of the list of pages, at one page. */
export const pageListLink = (page: string): string => storyLink('start--pages', { page });
