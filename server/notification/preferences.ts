import type { NotificationPreferences } from '#api/notification/notification-preference.contract.ts';
import { notificationTypes } from '#api/notification/notification-type.ts';
import { type ChannelChoice, choiceOf, type EventChoices } from '#api/notification/preferences.ts';
import type { DigestFrequency } from '#server/mail/mail-preference.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPreferences, type StoredPreferences } from './notification-preference.queries.ts';

/** The default quiet hours, which are disabled. */
export const noQuietHours = { enabled: false, from: '22:00', until: '07:00', timeZone: 'UTC' } as const;

/** Returns the default channels of every event. */
export async function siteDefaults(forum: Forum): Promise<Record<string, ChannelChoice>> {
  const site = (await forum.settings.get())['notifications.defaults'] as EventChoices;
  const names = new Set([...notificationTypes, ...Object.keys(site)]);
  return Object.fromEntries([...names].map((type) => [type, choiceOf(type, {}, site)]));
}

const whole = (
  stored: StoredPreferences,
  defaults: Record<string, ChannelChoice>,
  digest: DigestFrequency,
): NotificationPreferences =>
  ({
    ...Object.fromEntries(
      Object.entries(defaults).map(([type, choice]) => [
        type,
        { ...choice, ...(stored[type] as Partial<ChannelChoice>) },
      ]),
    ),
    Digest: { frequency: digest, ...stored['Digest'] },
    QuietHours: { ...noQuietHours, ...stored['QuietHours'] },
    NotificationLanguage: { language: '', ...stored['NotificationLanguage'] },
    DigestOnly: { enabled: false, ...stored['DigestOnly'] },
  }) as NotificationPreferences;

/** Returns the complete preferences of members: their choices merged over the site's defaults. */
export async function preferencesOfMembers(
  forum: Forum,
  db: Queryable,
  userIDs: readonly number[],
): Promise<Map<number, NotificationPreferences>> {
  const [stored, defaults, settings] = await Promise.all([
    findPreferences(db, userIDs),
    siteDefaults(forum),
    forum.settings.get(),
  ]);
  const digest = settings['digest.default'];
  return new Map(userIDs.map((userID) => [userID, whole(stored.get(userID) ?? {}, defaults, digest)]));
}

/** Returns the complete preferences of a member. */
export async function preferencesOfMember(forum: Forum, userID: number): Promise<NotificationPreferences> {
  const all = await preferencesOfMembers(forum, forum.db, [userID]);
  return all.get(userID) as NotificationPreferences;
}

/**
 * Returns the default preferences when a member follows a category: their channels for new posts and comments, and the
 * digest if the site sends one (docs/behavior/category.md#following).
 */
export async function choicesWhenFollowing(forum: Forum, userID: number): Promise<Record<string, boolean>> {
  const preferences = (await preferencesOfMember(forum, userID)) as unknown as Record<string, ChannelChoice>;
  const settings = await forum.settings.get();
  const [posts, comments] = [preferences['NewDiscussion'], preferences['NewComment']];
  return {
    'preferences.popup.posts': posts?.popup ?? false,
    'preferences.email.posts': posts?.email ?? false,
    'preferences.popup.comments': comments?.popup ?? false,
    'preferences.email.comments': comments?.email ?? false,
    'preferences.email.digest': settings['digest.enabled'],
  };
}
