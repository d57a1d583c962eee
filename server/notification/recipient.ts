import { notificationTypes } from '#api/notification/notification-type.ts';
import { type ChannelChoice, choiceOf, type EventChoices } from '#api/notification/preferences.ts';
import { mayRecordView } from '#server/category/viewable.ts';
import { permissionRecordOf, roleIDs } from '#server/member/role/permission-book.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Subject } from './notification-subject.ts';
import type { Candidate } from './recipient.queries.ts';

/** Somebody who is told, why, and in which ways. */
export interface Hearer {
  readonly userID: number;
  /** The strongest reason of those by which the member wants to hear at all. */
  readonly type: string;
  readonly reasons: readonly string[];
  readonly choice: ChannelChoice;
}

const strength = (type: string): number => {
  const place = (notificationTypes as readonly string[]).indexOf(type);
  return place < 0 ? notificationTypes.length : place;
};

/** Of those whom something concerns, who may read it and wants to hear of it. */
export async function chooseHearers(
  forum: Forum,
  subject: Subject,
  candidates: readonly Candidate[],
): Promise<Hearer[]> {
  const mayRead = await readersOf(forum);
  const site = (await forum.settings.get())['notifications.defaults'] as EventChoices;
  return candidates
    .filter((candidate) => mayRead(candidate, subject.categoryID))
    .flatMap((candidate) => hearerOf(candidate, site));
}

/** The part of a member that decides what they may read. */
export type Reader = Pick<Candidate, 'role_ids' | 'is_admin' | 'email_confirmed'>;

/** Makes the check whether a member may read what is in a category at this moment; `null` is no category. */
export async function readersOf(forum: Forum): Promise<(reader: Reader, categoryID: number | null) => boolean> {
  const [book, tree, settings] = await Promise.all([
    forum.permissions.get(),
    forum.categories.get(),
    forum.settings.get(),
  ]);
  return ({ role_ids, is_admin, email_confirmed }, categoryID) => {
    const mustConfirm = settings['registration.confirmEmail'] && !email_confirmed && !is_admin;
    const held = mustConfirm ? [roleIDs.unconfirmed] : role_ids;
    return mayRecordView(permissionRecordOf(book, tree, { roleIDs: held, isAdmin: is_admin }), categoryID);
  };
}

function hearerOf(candidate: Candidate, site: EventChoices): Hearer[] {
  const types = [...candidate.types].sort((a, b) => strength(a) - strength(b));
  for (const type of types) {
    const choice = ownChoice(candidate, type, site);
    if (choice.popup || choice.email || choice.push)
      return [{ userID: candidate.user_id, type, reasons: types, choice }];
  }
  return [];
}

const ofCategory: Readonly<Record<string, 'posts' | 'comments'>> = { NewDiscussion: 'posts', NewComment: 'comments' };

/** What is heard of a followed category is chosen for each category; push goes along with what shows on the site. */
function ownChoice({ preferences, category_preferences }: Candidate, type: string, site: EventChoices): ChannelChoice {
  const choice = choiceOf(type, preferences, site);
  const what = ofCategory[type];
  if (!what) return choice;
  const popup = category_preferences?.[`preferences.popup.${what}`] ?? false;
  return { popup, email: category_preferences?.[`preferences.email.${what}`] ?? false, push: popup && choice.push };
}
