import type { z } from 'zod';
import { memoize } from '#api/memoize.ts';
import { type SettingDefinition, type SettingKey, type Settings, settingsRegistry } from './settings.ts';
import { titleBarSchema } from './shell-settings.ts';

/** A setting under one of its names. */
export interface NamedSetting {
  /** Its own name, under which it is kept. */
  readonly key: SettingKey;
  readonly read: SettingDefinition['read'];
  readonly write: SettingDefinition['write'];
  /** What it may be under this name. */
  readonly schema: z.ZodType;
  /** What it is under this name. */
  readonly told: (settings: Settings) => unknown;
  /** What is kept of a value that was given under this name and fits it; `present` is what the setting is now. */
  readonly kept: (value: unknown, present: unknown) => unknown;
}

/** Another name of a setting: the one it is, and, where it is told otherwise under that name, how. */
type OtherName = { readonly of: SettingKey } & Partial<Pick<NamedSetting, 'schema' | 'told' | 'kept'>>;

const partOfTitleBar = (part: 'logoUrl' | 'logoUrlMobile'): OtherName => ({
  of: 'ui.titleBar',
  schema: titleBarSchema.shape[part],
  told: (settings) => settings['ui.titleBar'][part],
  kept: (value, present) => ({ ...(present as object), [part]: value ?? '' }),
});

/** What the specification calls settings that have other names here (`spec/api.md`, Config). */
const otherNames: Readonly<Record<string, OtherName>> = {
  'branding.logo': partOfTitleBar('logoUrl'),
  'branding.mobileLogo': partOfTitleBar('logoUrlMobile'),
  'embed.forceEmbed': { of: 'embed.forced' },
  'emailDigest.enabled': { of: 'digest.enabled' },
  'emailDigest.postCount': { of: 'digest.postCount' },
  'emailDigest.title': { of: 'digest.title' },
  'escalations.enabled': { of: 'featureFlags.escalations.Enabled' },
  'externalSearch.query': { of: 'search.externalSearch' },
  'externalSearch.resultsInNewTab': { of: 'search.externalResultsInNewTab' },
  'garden.description': { of: 'ui.siteDescription' },
  'garden.homepageTitle': { of: 'garden.title' },
};

/** The setting of a name, its own or another; undefined when there is none. */
export function settingNamed(name: string): NamedSetting | undefined {
  const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  const key = other?.of ?? (name as SettingKey);
  if (!Object.hasOwn(settingsRegistry, key)) return undefined;
  const { read, write, schema } = settingsRegistry[key];
  return { key, read, write, schema, told: (settings) => settings[key], kept: (value) => value, ...other };
}

/** Settings under the names by which they are asked for. */
export type ChosenSettings = readonly (readonly [name: string, setting: NamedSetting])[];

const chosenBy = memoize((select) => settingsNamed(selectNames(JSON.parse(select) as string[])), 100);

/** The settings that a selection means (`selectNames`): every page asks for the same, which is looked up once. */
export const selectSettings = (select: readonly string[] = []): ChosenSettings => chosenBy(JSON.stringify(select));

/** The settings of some names; a name that none has is left out. */
export const settingsNamed = (names: readonly string[]): ChosenSettings =>
  names.flatMap((name) => {
    const setting = settingNamed(name);
    return setting ? [[name, setting] as const] : [];
  });

/**
 * The names that a selection means; `*` stands for any letters. All own names when nothing is selected; another name counts
 * when it is named in full, so that nothing is told twice.
 */
function selectNames(select: readonly string[]): string[] {
  if (select.length === 0) return Object.keys(settingsRegistry);
  const exact = new Set(select.map((one) => one.toLowerCase()));
  const patterns = select.filter((one) => one.includes('*')).map(patternOf);
  const others = select.filter((name) => Object.hasOwn(otherNames, name));
  const chosen = ownNames.filter(({ key, lower }) => exact.has(lower) || patterns.some((pattern) => pattern.test(key)));
  return [...chosen.map(({ key }) => key), ...others];
}

const ownNames = Object.keys(settingsRegistry).map((key) => ({ key, lower: key.toLowerCase() }));

const patternOf = (text: string): RegExp => new RegExp(`^${text.split(/\*+/).map(RegExp.escape).join('.*')}$`, 'i');
