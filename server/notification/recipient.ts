import type { PermissionRecord } from '#api/member/role/permission.ts';
import { notificationTypes } from '#api/notification/notification-type.ts';
import { type ChannelChoice, choiceOf, type EventChoices } from '#api/notification/preferences.ts';
import { mayRecordView } from '#server/category/viewable.ts';
import { defaultRoleIn, permissionRecordOf } from '#server/member/role/role-catalog.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Subject } from './notification-subject.ts';
import type { Candidate } from './recipient.queries.ts';

/** A recipient, with the reasons and the channels. */
export interface NotificationRecipient {
  readonly userID: number;
  /** The first reason, in order of precedence, for which the member has a channel enabled. */
  readonly type: string;
  readonly reasons: readonly string[];
  readonly choice: ChannelChoice;
}

const strength = (type: string): number => {
  const place = (notificationTypes as readonly string[]).indexOf(type);
  return place < 0 ? notificationTypes.length : place;
};

/** Returns the candidates who may read the subject and have a channel enabled. */
export async function chooseNotificationRecipients(
  forum: Forum,
  subject: Subject,
  candidates: readonly Candidate[],
): Promise<NotificationRecipient[]> {
  const mayRead = await readersOf(forum);
  const site = (await forum.settings.get())['notifications.defaults'] as EventChoices;
  return candidates
    .filter((candidate) => mayRead(candidate, subject.categoryID))
    .flatMap((candidate) => toRecipients(candidate, site));
}

/** The properties of a member that determine what they may read. */
export type Reader = Pick<Candidate, 'role_ids' | 'is_admin' | 'email_confirmed'>;

/** Creates a function that returns the current permissions of a member. */
export async function permissionsOf(forum: Forum): Promise<(reader: Reader) => PermissionRecord> {
  const [book, tree, settings] = await Promise.all([
    forum.permissions.get(),
    forum.categories.get(),
    forum.settings.get(),
  ]);
  return ({ role_ids, is_admin, email_confirmed }) => {
    const mustConfirm = settings['registration.confirmEmail'] && !email_confirmed && !is_admin;
    const held = mustConfirm ? [defaultRoleIn(book, 'unconfirmed')] : role_ids;
    return permissionRecordOf(book, tree, { roleIDs: held, isAdmin: is_admin });
  };
}

/**
 * Creates a function that checks whether a member may currently read the content of a category. `null` means no
 * category.
 */
export async function readersOf(forum: Forum): Promise<(reader: Reader, categoryID: number | null) => boolean> {
  const recordOf = await permissionsOf(forum);
  return (reader, categoryID) => mayRecordView(recordOf(reader), categoryID);
}

function toRecipients(candidate: Candidate, site: EventChoices): NotificationRecipient[] {
  const types = [...candidate.types].sort((a, b) => strength(a) - strength(b));
  for (const type of types) {
    const choice = ownChoice(candidate, type, site);
    if (choice.popup || choice.email || choice.push)
      return [{ userID: candidate.user_id, type, reasons: types, choice }];
  }
  return [];
}

const ofCategory: Readonly<Record<string, 'posts' | 'comments'>> = { NewDiscussion: 'posts', NewComment: 'comments' };

/**
 * Returns a member's channels for an event. For followed categories, popup and e-mail are chosen per category, and push
 * requires popup.
 */
function ownChoice({ preferences, category_preferences }: Candidate, type: string, site: EventChoices): ChannelChoice {
  const choice = choiceOf(type, preferences, site);
  const what = ofCategory[type];
  if (!what) return choice;
  const popup = category_preferences?.[`preferences.popup.${what}`] ?? false;
  return { popup, email: category_preferences?.[`preferences.email.${what}`] ?? false, push: popup && choice.push };
}
