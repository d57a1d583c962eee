import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The channels of one event: whether each is enabled. */
export const Channels = z.object({ popup: z.boolean(), email: z.boolean(), push: z.boolean() });

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** The hours during which no e-mail and no push message is sent: from one time of day until another, in a time zone. */
export const QuietHours = z.object({
  enabled: z.boolean(),
  from: hour,
  until: hour,
  timeZone: z.string().max(60).refine(isTimeZone, 'This time zone does not exist.'),
});
/** The hours during which no e-mail and no push message is sent. */
export type QuietHours = z.infer<typeof QuietHours>;

const special = {
  /** The frequency of the digest of followed categories. */
  Digest: z.object({ frequency: z.enum(['none', 'daily', 'weekly']) }),
  QuietHours,
  /** The language of e-mails. Empty for the member's own language. */
  NotificationLanguage: z.object({ language: z.string().max(20) }),
  /** Whether single events cause no e-mail and appear in the digest only. */
  DigestOnly: z.object({ enabled: z.boolean() }),
};

const event = z.string().regex(/^[A-Z][A-Za-z]{1,59}$/);

/** The notification preferences of a member, by event name, together with digest, quiet hours and language. */
export const NotificationPreferences = z.object(special).catchall(Channels);
/** The notification preferences of a member. */
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** A change of notification preferences. Fields that are left out remain unchanged. */
export const NotificationPreferencesPatch = z
  .object(special)
  .partial()
  .catchall(Channels.partial())
  .refine((body) => Object.keys(body).every((name) => event.safeParse(name).success), 'This event does not exist.');
/** A change of notification preferences. */
export type NotificationPreferencesPatch = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

/** The notification preferences that the site lets members choose, in groups, as a JSON schema. */
export const NotificationPreferencesSchema = z.record(z.string(), z.unknown());

const tags = ['Notifications'] as const;

/**
 * The routes for notification preferences: events and their channels
 * (docs/behavior/notification.md#notification-preferences).
 */
export const notificationPreferenceRoutes = {
  schema: {
    method: 'GET',
    url: '/notification-preferences/schema',
    schema: {
      tags,
      summary: 'Describe the notification preferences',
      description: 'The available options, in groups. `defaults` omits those that only members have.',
      querystring: z.object({
        userID: recordID.optional(),
        schemaType: z.enum(['user', 'defaults']).default('user'),
        ...fields,
      }),
      response: { 200: NotificationPreferencesSchema },
    },
  },
  defaults: {
    method: 'GET',
    url: '/notification-preferences/defaults',
    schema: {
      tags,
      summary: 'Read the default preferences of the site',
      querystring: z.object(fields),
      response: { 200: z.record(z.string(), Channels) },
    },
  },
  changeDefaults: {
    method: 'PATCH',
    url: '/notification-preferences/defaults',
    schema: {
      tags,
      summary: 'Change the default preferences of the site',
      description: 'Needs site.manage. Choices of members stay unchanged.',
      body: z.record(event, Channels.partial()),
      response: { 200: z.record(z.string(), Channels) },
    },
  },
  read: {
    method: 'GET',
    url: '/notification-preferences/:id',
    schema: {
      tags,
      summary: 'Read a member’s preferences',
      description: 'Other members’ preferences need users.edit.',
      params: memberPath,
      querystring: z.object(fields),
      response: { 200: NotificationPreferences },
    },
  },
  change: {
    method: 'PATCH',
    url: '/notification-preferences/:id',
    schema: {
      tags,
      summary: 'Change a member’s preferences',
      description: 'Omitted preferences stay unchanged. Other members’ preferences need users.edit.',
      params: memberPath,
      body: NotificationPreferencesPatch,
      response: { 200: NotificationPreferences },
    },
  },
} as const satisfies Record<string, ContractRoute>;
