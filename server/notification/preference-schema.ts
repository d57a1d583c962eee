import { notificationChannels } from '#api/notification/notification-type.ts';
import { preferenceGroups } from '#api/notification/preference-groups.ts';

const labels = { popup: 'Notification popup', email: 'Notification Email', push: 'Notification push' } as const;

const channels = Object.fromEntries(
  notificationChannels.map((channel) => [channel, { type: 'boolean', 'x-control': { label: labels[channel] } }]),
);

const groups = () =>
  Object.fromEntries(
    preferenceGroups.map(({ name, description, rows }) => [
      name,
      {
        type: 'object',
        'x-control': { label: name, description },
        properties: Object.fromEntries(
          rows.map(({ type, label }) => [
            type,
            { type: 'object', 'x-control': { description: label }, properties: channels },
          ]),
        ),
      },
    ]),
  );

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

/** What can be chosen, in groups, as a JSON schema; the site's defaults have no digest, quiet hours or language. */
export const preferenceSchema = (schemaType: 'user' | 'defaults'): Record<string, unknown> => ({
  type: 'object',
  properties: { notifications: { type: 'object', properties: groups() }, ...(schemaType === 'user' && own) },
});
