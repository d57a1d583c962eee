import { z } from 'zod';
import { memberPath } from '#api/member/user.contract.ts';
import { fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** How somebody hears of one event. */
export const Channels = z.object({ popup: z.boolean(), email: z.boolean(), push: z.boolean() });

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** When no e-mail and no push is sent: from a time of day until another, by the clocks of a time zone. */
export const QuietHours = z.object({
  enabled: z.boolean(),
  from: hour,
  until: hour,
  timeZone: z.string().max(60).refine(isTimeZone, 'This time zone does not exist.'),
});
/** When no e-mail and no push is sent. */
export type QuietHours = z.infer<typeof QuietHours>;

const special = {
  /** How often a digest of followed categories is sent. */
  Digest: z.object({ frequency: z.enum(['none', 'daily', 'weekly']) }),
  QuietHours,
  /** The language of e-mails; empty for the member's own. */
  NotificationLanguage: z.object({ language: z.string().max(20) }),
  /** No e-mail for single events: they come with the digest. */
  DigestOnly: z.object({ enabled: z.boolean() }),
};

const event = z.string().regex(/^[A-Z][A-Za-z]{1,59}$/);

/** How a member hears of events, by their names, beside digest, quiet hours and language. */
export const NotificationPreferences = z.object(special).catchall(Channels);
/** How a member hears of events. */
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** A change of how a member hears; what is left out stays. */
export const NotificationPreferencesPatch = z
  .object(special)
  .partial()
  .catchall(Channels.partial())
  .refine((body) => Object.keys(body).every((name) => event.safeParse(name).success), 'This event does not exist.');
/** A change of how a member hears. */
export type NotificationPreferencesPatch = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

/** What the site lets members choose, in groups, as a JSON schema. */
export const NotificationPreferencesSchema = z.record(z.string(), z.unknown());

const tags = ['Notifications'] as const;

/** What members want to hear of, and in which ways (`spec/api.md` §4). */
export const notificationPreferenceRoutes = {
  schema: {
    method: 'GET',
    url: '/notification-preferences/schema',
    schema: {
      tags,
      summary: 'Describe the preferences',
      description: 'What can be chosen, in groups. `defaults` leaves out what only a member can choose.',
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
      summary: 'Read the site’s defaults',
      querystring: z.object(fields),
      response: { 200: z.record(z.string(), Channels) },
    },
  },
  changeDefaults: {
    method: 'PATCH',
    url: '/notification-preferences/defaults',
    schema: {
      tags,
      summary: 'Change the site’s defaults',
      description: 'Needs site.manage. Members’ own choices stay.',
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
      description: 'Others’ need users.edit.',
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
      description: 'What is left out stays. Others’ need users.edit.',
      params: memberPath,
      body: NotificationPreferencesPatch,
      response: { 200: NotificationPreferences },
    },
  },
} as const satisfies Record<string, ContractRoute>;
