import { changedSearch, settingsIn, settingsParams } from '#stories/workbench/settings.ts';

/** Returns the ID of a component's page in the list of stories: `primitives/form/button` → `components--primitives--button`. */
export function pageStoryOf(address: string): string {
  const names = address.split('/');
  return `components--${names[0]}--${names.at(-1)}`;
}

/** Returns the address of a story with the current display settings. */
export const storyLink = (story: string, more: Readonly<Record<string, string>> = {}): string =>
  changedSearch('', { ...settingsParams(settingsIn(location.search)), story, ...more });

/** Returns the address of a component's page. */
export const componentLink = (address: string): string => storyLink(pageStoryOf(address));

/** Returns the address of the list of pages, at one page. */
export const pageListLink = (page: string): string => storyLink('start--pages', { page });
