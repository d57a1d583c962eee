import { notificationChannels } from '#api/notification/notification-type.ts';
import { preferenceGroups } from '#api/notification/preference-groups.ts';
import type { Words } from '#api/words.ts';

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

function groups({ t }: Words) {
  const channels = Object.fromEntries(
    notificationChannels.map((channel) => [
      channel,
      { type: 'boolean', 'x-control': { label: t(`notification.channel.${channel}`) } },
    ]),
  );
  const rowsOf = ({ rows }: (typeof preferenceGroups)[number]) =>
    rows.map(({ type, label }) => [
      type,
      { type: 'object', 'x-control': { description: t(label) }, properties: channels },
    ]);
  return Object.fromEntries(
    preferenceGroups.map((group) => [
      group.id,
      { type: 'object', 'x-control': { label: t(group.name) }, properties: Object.fromEntries(rowsOf(group)) },
    ]),
  );
}

/** What can be chosen, in groups, as a JSON schema; the site's defaults have no digest, quiet hours or language. */
export const preferenceSchema = (words: Words, schemaType: 'user' | 'defaults'): Record<string, unknown> => ({
  type: 'object',
  properties: { notifications: { type: 'object', properties: groups(words) }, ...(schemaType === 'user' && own) },
});
