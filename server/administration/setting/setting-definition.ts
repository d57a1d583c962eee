import '#server/platform/http/schema-messages.ts';
import { z } from 'zod';
import type { TranslatableProperty } from '#api/administration/translation/translatable.ts';
import type { MessageID } from '#api/message-id.ts';
import { visibleText } from '#api/visible-field.ts';

/** The access required to read or write a setting: everyone, members, or holders of a permission. */
export type SettingAccess = 'public' | 'session.valid' | 'settings.view' | 'site.manage' | 'community.manage';

/**
 * The access required to write a setting. `administrator` means all permissions of an administrator, for what reaches
 * beyond the forum.
 */
export type SettingWriteAccess = SettingAccess | 'administrator';

/** The translatable part of a setting. */
export interface ShownSetting {
  /** The name of the setting. */
  readonly label: MessageID;
  readonly kind: 'text' | 'links';
  readonly limit: TranslatableProperty;
}

/** An entry of the settings registry. */
export interface SettingDefinition<T = unknown> {
  readonly schema: z.ZodType<T>;
  readonly value: T;
  readonly description: string;
  readonly read: SettingAccess;
  readonly write: SettingWriteAccess;
  /** The text, or the names of links, that readers see and translators translate. */
  readonly shown?: ShownSetting | undefined;
}

/** A part of the settings registry: the settings of one area by key. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition<never> | SettingDefinition>>;

/** Returns an entry of the settings registry. `value` is the default. */
export const setting = <T>(
  schema: z.ZodType<T>,
  value: T,
  description: string,
  read: SettingAccess = 'public',
  write: SettingWriteAccess = 'site.manage',
): SettingDefinition<T> => ({ schema, value, description, read, write });

/** Returns an entry of the settings registry for a text that readers see, in their language. */
export const shownText = (
  limit: TranslatableProperty,
  value: string,
  description: string,
  label: MessageID,
): SettingDefinition<string> => ({
  ...setting(text(limit.maxLength), value, description),
  shown: { label, kind: 'text', limit },
});

/** Returns the schema of a text with at most `max` characters. */
export const text = (max: number) => visibleText().max(max);

/** Returns the schema of a whole number within limits. */
export const count = (min: number, max: number) => z.number().int().min(min).max(max);

/** Returns a text with the limits of the URL of a link: empty, a path on this site, or an absolute URL. */
export const asAddress = (schema: z.ZodString) =>
  schema
    .max(500)
    .regex(
      /^(|https?:\/\/\S+|\/(?![/\\])\S*)$/i,
      'Enter an address that starts with http, https or a slash, or leave this empty.',
    );

/** The URL of a link. */
export const address = asAddress(visibleText());

/** The ID of a role, as a key of values by role. */
export const roleID = z.string().regex(/^\d{1,9}$/, 'Enter the ID of a role.');
