import { z } from 'zod';
import { isTimeZone } from '#server/mail/mail-preference.ts';
import { count, type SettingDefinitions, setting, shownText, text } from './setting-definition.ts';

/** The settings of notifications, digests and reminders. */
export const mailSettings = {
  'qna.followUp.enabled': setting(
    z.boolean(),
    false,
    'Authors of questions get a follow-up e-mail to accept or reject the answers, in the categories that enable it.',
  ),
  'qna.followUp.days': setting(
    count(1, 59),
    7,
    'The number of days after the first answer; after 60 days no follow-up is sent.',
    'settings.view',
  ),
  'mail.timeZone': setting(
    text(60).refine(isTimeZone, 'Enter a time zone such as Europe/Paris.'),
    'UTC',
    'The default time zone of members, in e-mails and for digests.',
  ),
  'digest.enabled': setting(z.boolean(), true, 'Members can get digests by e-mail.'),
  'digest.default': setting(
    z.enum(['none', 'daily', 'weekly']),
    'none',
    'The digest of members with a confirmed address who have not chosen one.',
  ),
  'digest.hour': setting(count(0, 23), 7, 'The hour of the day at which digests are sent.'),
  'digest.weekday': setting(count(0, 6), 1, 'The day of weekly digests; 0 is Sunday.'),
  'digest.postCount': setting(count(1, 20), 5, 'The maximum number of discussions of one category in a digest.'),
  'digest.title': shownText(
    { maxLength: 100 },
    '',
    'The subject of digests; empty for the subject of the template.',
    'administration.digest.subject',
  ),
  'digest.introduction': shownText(
    { maxLength: 1_000, isMultiline: true },
    '',
    'The introduction of digests.',
    'administration.digest.introduction',
  ),
  'digest.closing': shownText(
    { maxLength: 1_000, isMultiline: true },
    '',
    'The footer of digests.',
    'administration.digest.closing',
  ),
  'notifications.defaults': setting(
    z.record(z.string().max(60), z.object({ popup: z.boolean(), email: z.boolean(), push: z.boolean() }).partial()),
    {},
    'The default notification channels of each event (popup, email, push).',
    'session.valid',
  ),
  'preferences.categoryFollowed.defaults': setting(
    z.array(count(1, Number.MAX_SAFE_INTEGER)).max(100),
    [],
    'The IDs of the categories that new members follow.',
    'settings.view',
  ),
  'push.services': setting(
    z.array(z.string().regex(/^[a-z0-9.-]{1,100}$/)).max(20),
    ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'],
    'The allowed hosts of browser push services, including their subdomains.',
    'site.manage',
  ),
} as const satisfies SettingDefinitions;
