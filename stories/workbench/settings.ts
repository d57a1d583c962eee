import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { type Language, languages } from '#api/languages.ts';
import type { PaletteChoice } from '#theme/palette.ts';
import { tabStore } from './tab-store.ts';

/** The display settings of stories. */
export interface Settings {
  readonly palette: PaletteChoice | 'forced';
  readonly dir: 'ltr' | 'rtl';
  /** The width of the story's frame in pixels; 0 uses the full available width. */
  readonly width: number;
  /** The viewer's text size in per cent. */
  readonly text: number;
  /** The language of the story. */
  readonly lang: Language;
  readonly motion: 'full' | 'reduced';
}

type Choices = { readonly [Name in keyof Settings]: Readonly<Record<string, string>> };

/** The options of each setting, with their labels. */
export const choices: Choices = {
  palette: {
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    forced: 'Forced colors',
    system: 'System',
  },
  dir: { ltr: 'Left to right', rtl: 'Right to left' },
  width: { 0: 'Full', 320: '320 px', 390: '390 px', 768: '768 px', 1280: '1280 px' },
  text: { 100: '100 %', 150: '150 %', 200: '200 %' },
  lang: Object.fromEntries(Object.entries(languages).map(([language, { name }]) => [language, name])),
  motion: { full: 'Full', reduced: 'Reduced' },
};

const usual: Settings = { palette: 'light', dir: 'ltr', width: 0, text: 100, lang: 'en', motion: 'full' };
const names = Object.keys(usual) as (keyof Settings)[];

const isChoice = (name: keyof Settings, value: string | null): value is string =>
  value !== null && value in choices[name];

const typed = (name: keyof Settings, value: string) => (typeof usual[name] === 'number' ? Number(value) : value);

/** Parses the settings in an address. Missing or invalid ones have their defaults. */
export function settingsIn(search: string): Settings {
  const params = new URLSearchParams(search);
  const given = names
    .map((name) => [name, params.get(name)] as const)
    .flatMap(([name, value]) => (isChoice(name, value) ? [[name, typed(name, value)]] : []));
  return { ...usual, ...Object.fromEntries(given) };
}

/** Returns the query parameters of the settings that differ from the defaults. */
export const settingsParams = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    names.filter((name) => settings[name] !== usual[name]).map((name) => [name, String(settings[name])]),
  );

/** Returns a query with some parameters changed, in alphabetical order. Parameters set to undefined are removed. */
export function changedSearch(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const stored = Object.fromEntries(new URLSearchParams(search));
  const all = Object.entries({ ...stored, ...changes })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `?${all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

const hasSettings = (search: string) => names.some((name) => new URLSearchParams(search).has(name));

/**
 * The settings of the workbench page: those of the address it was opened with, otherwise the last ones of this tab.
 */
const deskSettings = tabStore<Settings>('folkmoot-workbench', (stored) =>
  hasSettings(location.search) ? settingsIn(location.search) : { ...usual, ...stored },
);

/** Changes the settings and stores them for this tab. */
export const changeSettings = deskSettings.change;

/** Returns the current settings of the workbench page. */
export const useDeskSettings = (): Settings => useSyncExternalStore(deskSettings.subscribe, deskSettings.get);

const subscribeToAddress = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** Returns a parameter of the workbench page around this window, or of this window if it is alone. */
export const paramOfPage = (name: string): string | null =>
  new URLSearchParams(window.parent.location.search).get(name);

/** Returns the query of this window's address. */
export const useSearch = (): string => useSyncExternalStore(subscribeToAddress, () => location.search);

/** Navigates a window to another story or setting without a reload: Ladle listens to `popstate`. */
export function moveTo(other: Window, search: string): void {
  if (other.location.search === search) return;
  other.history.replaceState(null, '', search);
  other.dispatchEvent(new PopStateEvent('popstate'));
}

/** Moves the window of a frame when the address changes, so that the story keeps its state. */
export function useFrameSearch(frame: RefObject<HTMLIFrameElement | null>, search: string): void {
  useEffect(() => {
    const other = frame.current?.contentWindow;
    // The address of a frame that has not loaded yet has no query.
    if (other && other.location.search !== '') moveTo(other, search);
  }, [frame, search]);
}
