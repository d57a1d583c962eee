import { listedProperty } from '#api/administration/translation/translation-key.ts';
import { translateNavigation } from '#server/administration/layout/navigation-text.ts';
import { translateSection } from '#server/administration/layout/section-text.ts';
import { type ContentTexts, contentTextsIn, translated } from '#server/administration/translation/content-text.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { ShownSetting } from './setting-definition.ts';
import { type SettingKey, type Settings, settingsRegistry } from './settings.ts';

/** A link of a list of links. */
interface LinkSetting {
  readonly name: string;
  readonly url: string;
}

/** Returns the texts of a setting that readers see, by property. */
export function textsOfSetting({ kind }: ShownSetting, value: unknown): Readonly<Record<string, string>> {
  if (kind === 'text') return { value: String(value) };
  const links = (value ?? []) as readonly LinkSetting[];
  return Object.fromEntries(links.map(({ name }) => [listedProperty('name', name), name]));
}

function translateValue(key: string, { kind }: ShownSetting, value: unknown, texts: ContentTexts): unknown {
  const textOf = (propertyName: string, original: string) =>
    translated(texts, { recordType: 'setting', recordKey: key, propertyName }, original);
  if (kind === 'text') return textOf('value', String(value));
  const links = value as readonly LinkSetting[] | null;
  return links?.map((link) => ({ ...link, name: textOf(listedProperty('name', link.name), link.name) })) ?? null;
}

/** The settings that readers see. */
export const shownSettings: readonly (readonly [key: SettingKey, shown: ShownSetting])[] = Object.entries(
  settingsRegistry,
).flatMap(([key, definition]) =>
  'shown' in definition && definition.shown ? [[key as SettingKey, definition.shown as ShownSetting] as const] : [],
);

function translateAll(settings: Settings, texts: ContentTexts): Settings {
  const shown = shownSettings.map(([key, one]) => [key, translateValue(key, one, settings[key], texts)]);
  return {
    ...settings,
    ...Object.fromEntries(shown),
    'ui.navigation': translateNavigation(settings['ui.navigation'], texts),
    'site.sections': settings['site.sections'].map((section) => translateSection(section, texts)),
  };
}

const known = new WeakMap<Settings, WeakMap<ContentTexts, Settings>>();

/**
 * Returns settings with their texts in a language, to show them. Forms that edit settings use the original texts
 * (`forum.settings`).
 */
export function translateSettings(settings: Settings, texts: ContentTexts | undefined): Settings {
  if (!texts) return settings;
  const byTexts = known.get(settings) ?? new WeakMap<ContentTexts, Settings>();
  known.set(settings, byTexts);
  const result = byTexts.get(texts) ?? translateAll(settings, texts);
  byTexts.set(texts, result);
  return result;
}

/** Returns the settings with their texts in a language, to show them. Without a language, the texts are original. */
export async function settingsIn(
  forum: Pick<Forum, 'settings' | 'contentTexts' | 'locales'>,
  language: string | null | undefined,
): Promise<Settings> {
  const [settings, texts] = await Promise.all([forum.settings.get(), contentTextsIn(forum, language)]);
  return translateSettings(settings, texts);
}
