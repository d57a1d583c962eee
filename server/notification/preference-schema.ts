import { channelsOf, preferenceGroups, rowsOfSite } from '#api/notification/preference-groups.ts';
import type { Translations } from '#api/translations.ts';

const own = {
  Digest: { type: 'object', properties: { frequency: { type: 'string', enum: ['none', 'daily', 'weekly'] } } },
  DigestOnly: { type: 'object', properties: { enabled: { type: 'boolean' } } },
  QuietHours: {
    type: 'object',
    properties: {
      enabled: { type: 'boolean' },
      from: { type: 'string' },
      until: { type: 'string' },
      timeZone: { type: 'string' },
    },
  },
  NotificationLanguage: { type: 'object', properties: { language: { type: 'string' } } },
};

function groups({ t }: Translations, settings: Readonly<Record<string, unknown>>) {
  const rowsOf = (group: (typeof preferenceGroups)[number]) =>
    rowsOfSite(group, settings).map((row) => {
      const channels = channelsOf(row).map((channel) => [
        channel,
        { type: 'boolean', 'x-control': { label: t(`notification.channel.${channel}`) } },
      ]);
      const properties = Object.fromEntries(channels);
      return [row.type, { type: 'object', 'x-control': { description: t(row.label) }, properties }];
    });
  return Object.fromEntries(
    preferenceGroups.map((group) => [
      group.id,
      { type: 'object', 'x-control': { label: t(group.name) }, properties: Object.fromEntries(rowsOf(group)) },
    ]),
  );
}

/**
 * Returns the available notification preferences, in groups, as a JSON schema. The site's defaults contain no digest,
 * quiet hours or language.
 */
export const preferenceSchema = (
  words: Translations,
  settings: Readonly<Record<string, unknown>>,
  schemaType: 'user' | 'defaults',
): Record<string, unknown> => ({
  type: 'object',
  properties: {
    notifications: { type: 'object', properties: groups(words, settings) },
    ...(schemaType === 'user' && own),
  },
});
