import type { z } from 'zod';
import { defaultTitleBar, type TitleBarSetting } from '#api/administration/layout/title-bar-setting.ts';
import { memoize } from '#api/memoize.ts';
import type { SettingDefinition } from './setting-definition.ts';
import { type SettingKey, type Settings, settingsRegistry } from './settings.ts';
import { titleBarSchema } from './shell-settings.ts';

/** A setting under one of its names. */
export interface NamedSetting {
  /** The key under which it is stored. */
  readonly key: SettingKey;
  readonly read: SettingDefinition['read'];
  readonly write: SettingDefinition['write'];
  /** The schema of its value under this name. */
  readonly schema: z.ZodType;
  /** Returns its value under this name. */
  readonly told: (settings: Settings) => unknown;
  /** Converts a validated value under this name to the stored value. `present` is the current value of the setting. */
  readonly kept: (value: unknown, present: unknown) => unknown;
}

/** An alias of a setting: the key of the setting and, if its value differs under the alias, the conversions. */
type OtherName = { readonly of: SettingKey } & Partial<Pick<NamedSetting, 'schema' | 'told' | 'kept'>>;

const partOfTitleBar = (part: keyof TitleBarSetting): OtherName => ({
  of: 'ui.titleBar',
  schema: titleBarSchema.shape[part],
  told: (settings) => settings['ui.titleBar'][part],
  kept: (value, present) => ({ ...(present as object), [part]: value ?? defaultTitleBar[part] }),
});

/**
 * Maps the documented names of settings to their keys, where the two differ, and the names of parts of a setting
 * (docs/behavior/administration.md#site-settings, Config).
 */
const otherNames: Readonly<Record<string, OtherName>> = {
  'branding.logo': partOfTitleBar('logoUrl'),
  'branding.logoDark': partOfTitleBar('logoUrlDark'),
  'branding.mobileLogo': partOfTitleBar('logoUrlMobile'),
  'branding.mobileLogoDark': partOfTitleBar('logoUrlMobileDark'),
  'embed.forceEmbed': { of: 'embed.forced' },
  'emailDigest.enabled': { of: 'digest.enabled' },
  'emailDigest.postCount': { of: 'digest.postCount' },
  'emailDigest.title': { of: 'digest.title' },
  'escalations.enabled': { of: 'featureFlags.escalations.Enabled' },
  'externalSearch.query': { of: 'search.externalSearch' },
  'externalSearch.resultsInNewTab': { of: 'search.externalResultsInNewTab' },
  'garden.description': { of: 'ui.siteDescription' },
  'garden.homepageTitle': { of: 'garden.title' },
  'ui.titleBar.borderType': partOfTitleBar('borderType'),
  'ui.titleBar.homeUrl': partOfTitleBar('homeUrl'),
  'ui.titleBar.logoAlignment': partOfTitleBar('logoAlignment'),
  'ui.titleBar.logoAlignmentMobile': partOfTitleBar('logoAlignmentMobile'),
  'ui.titleBar.navigationAlignment': partOfTitleBar('navigationAlignment'),
  'ui.titleBar.positioning': partOfTitleBar('positioning'),
};

/** Returns the setting of a key or alias. Returns undefined when there is none. */
export function settingNamed(name: string): NamedSetting | undefined {
  const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  const key = other?.of ?? (name as SettingKey);
  if (!Object.hasOwn(settingsRegistry, key)) return undefined;
  const { read, write, schema } = settingsRegistry[key];
  return { key, read, write, schema, told: (settings) => settings[key], kept: (value) => value, ...other };
}

/** Settings with the names under which they were requested. */
export type ChosenSettings = readonly (readonly [name: string, setting: NamedSetting])[];

const chosenBy = memoize((select) => settingsNamed(selectNames(JSON.parse(select) as string[])), 100);

/**
 * Returns the settings of a selection (`selectNames`). The result is cached, because every page requests the same
 * selection.
 */
export const selectSettings = (select: readonly string[] = []): ChosenSettings => chosenBy(JSON.stringify(select));

/** Returns the settings of some names. Unknown names are omitted. */
export const settingsNamed = (names: readonly string[]): ChosenSettings =>
  names.flatMap((name) => {
    const setting = settingNamed(name);
    return setting ? [[name, setting] as const] : [];
  });

/**
 * Resolves a selection to names; `*` matches any characters. An empty selection means all keys. An alias is included
 * only when named exactly, so that no setting is returned twice.
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
