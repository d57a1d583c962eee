import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { accessSettings } from './access-settings.ts';
import { dataSettings } from './data-settings.ts';
import { identitySettings } from './identity-settings.ts';
import { incomingMailSettings } from './incoming-mail-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { moderationSettings } from './moderation-settings.ts';
import { postTranslationSettings } from './post-translation-settings.ts';
import { postingSettings } from './posting-settings.ts';
import { registrationSettings } from './registration-settings.ts';
import type { SettingDefinition } from './setting-definition.ts';
import { shellSettings } from './shell-settings.ts';
import { translationSettings } from './translation-settings.ts';

/**
 * All settings of the site: type, default, description, and the access to read and write it
 * (docs/behavior/administration.md#site-settings).
 */
export const settingsRegistry = {
  ...identitySettings,
  ...shellSettings,
  ...accessSettings,
  ...registrationSettings,
  ...postingSettings,
  ...moderationSettings,
  ...mailSettings,
  ...dataSettings,
  ...incomingMailSettings,
  ...postTranslationSettings,
  ...translationSettings,
} as const;

/** The key of a setting. */
export type SettingKey = keyof typeof settingsRegistry;

/** The value type of a setting. */
export type SettingValue<K extends SettingKey> =
  (typeof settingsRegistry)[K] extends SettingDefinition<infer T> ? T : never;

/** The settings of the site, with defaults for those not configured. */
export type Settings = { readonly [K in SettingKey]: SettingValue<K> };

/** The settings of a site that configured none. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settingsRegistry).map(([key, { value }]) => [key, value]),
) as Settings;

/** Loads the site's settings. A stored value that does not match its schema is replaced by the default. */
export async function loadSettings(db: Kysely<Tables>): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value as unknown]));
  const entries = Object.entries(settingsRegistry).map(([key, definition]) => {
    const parsed = stored.has(key) ? definition.schema.safeParse(stored.get(key)) : undefined;
    return [key, parsed?.success ? parsed.data : definition.value];
  });
  return Object.fromEntries(entries) as Settings;
}
