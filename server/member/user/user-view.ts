import type { ProfileField } from '#api/member/field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/field/profile-field-types.ts';
import type { ReceivedReaction, User, UserEdit } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { maySeeValue } from '#server/member/field/profile-field.policy.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { UserRow } from './user.queries.ts';
import { type FragmentFacts, userFragmentOf } from './user-fragment.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What a member is shown by beside what they wrote. */
export type FragmentRow = Pick<UserRow, keyof FragmentFacts>;

/** A member as shown beside what they wrote, with their label as HTML. */
export const fragmentOf = (row: FragmentRow): UserFragment => ({
  ...userFragmentOf(row),
  labelHtml: row.label?.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign) ?? null,
});

/** A member as shown to those to whom the profile is open although it is closed to strangers. */
export const openFragmentOf = (row: FragmentRow): UserFragment => fragmentOf({ ...row, closed: false });

/** Whether a profile is closed to whoever asks (specification part 1 §2, user card). */
export function isClosedTo(viewer: Viewer, row: UserRow, settings: Settings): boolean {
  const isClosed = row.private || (row.banned && settings['ui.bannedPrivateProfile']);
  return isClosed && row.userID !== viewer.userID && !may(viewer, ['personalInfo.view', 'users.edit']);
}

const openPart = (row: UserRow): Partial<User> => ({
  roles: [...row.roles],
  roleIDs: row.roles.map(({ roleID }) => roleID),
  isAdmin: row.isAdmin,
  dateInserted: row.dateInserted,
  dateUpdated: row.dateUpdated,
  points: row.points,
  countDiscussions: row.countDiscussions,
  countComments: row.countComments,
  countPosts: row.countDiscussions + row.countComments,
  countVisits: row.countVisits,
  about: row.about,
  aboutHtml: row.aboutHtml,
  location: row.location,
  website: row.website,
  hidden: row.hidden,
  showEmail: row.showEmail,
});

const personalPart = (row: UserRow): Partial<User> => ({
  email: row.email,
  pendingEmail: row.pendingEmail,
  emailConfirmed: row.emailConfirmed,
  bypassSpam: row.bypassSpam,
  banReason: row.banReason,
  inviteUserID: row.inviteUserID,
  insertIPAddress: row.insertIPAddress,
  lastIPAddress: row.lastIPAddress,
});

/** What somebody answered, by the fields' names. */
type Answers = Record<string, ProfileValue>;

/** The answers of members, and what was asked. */
interface FieldExtras {
  readonly fields: readonly ProfileField[];
  readonly values: ReadonlyMap<number, Answers>;
}

/** A member's answers that the viewer may see; of a profile that is closed to them there are none. */
export function visibleValues(
  viewer: Viewer,
  row: UserRow,
  { settings, fields, values }: FieldExtras & { settings: Settings },
): Answers {
  if (isClosedTo(viewer, row, settings)) return {};
  const seen = new Set(fields.filter((field) => maySeeValue(viewer, field, row.userID)).map(({ apiName }) => apiName));
  return Object.fromEntries(Object.entries(values.get(row.userID) ?? {}).filter(([name]) => seen.has(name)));
}

type Signatures = ReadonlyMap<number, { readonly body: string }>;

/** What goes into a member's view beside their row. */
export interface UserExtras {
  readonly settings: Settings;
  readonly expand: readonly string[];
  readonly profileFields?: FieldExtras;
  /** Whom of the members that the viewer may ignore they do ignore. */
  readonly ignored?: ReadonlyMap<number, boolean>;
  /** What stands under their posts, as far as the viewer is shown it. */
  readonly signatures?: Signatures;
  readonly received?: ReadonlyMap<number, readonly (ReceivedReaction & { userID: number })[]>;
}

const receivedBy = (userID: number, { received }: UserExtras): Pick<User, 'reactionsReceived'> =>
  (received && {
    reactionsReceived: Object.fromEntries(
      (received.get(userID) ?? []).map(({ userID: _, ...reaction }) => [reaction.urlcode, reaction]),
    ),
  }) ||
  {};

/** A member as far as the viewer may see them. */
export function userFor(viewer: Viewer, row: UserRow, extras: UserExtras): User {
  const fragment = openFragmentOf(row);
  const isIgnored = extras.ignored?.get(row.userID);
  const ignoring = isIgnored === undefined ? {} : { isIgnored };
  if (isClosedTo(viewer, row, extras.settings)) return { ...fragmentOf({ ...row, closed: true }), ...ignoring };
  const isOwn = row.userID === viewer.userID;
  const seesPersonal = isOwn || may(viewer, 'personalInfo.view');
  const seesEmail = row.showEmail && row.emailConfirmed && may(viewer, 'email.view');
  const { settings, profileFields } = extras;
  return {
    ...fragment,
    ...openPart(row),
    ...(seesPersonal && { dateLastActive: row.dateLastActive }),
    ...(profileFields && { profileFields: visibleValues(viewer, row, { settings, ...profileFields }) }),
    ...(seesEmail && { email: row.email }),
    ...(seesPersonal && personalPart(row)),
    ...(seesPersonal && extras.expand.includes('discoveryText') && { discoveryText: row.discoveryText }),
    ...(extras.signatures?.has(row.userID) && { signature: extras.signatures.get(row.userID) }),
    ...receivedBy(row.userID, extras),
    ...ignoring,
  };
}

/** What the form that edits a member starts with. */
export const userForEdit = (row: UserRow): UserEdit => ({
  userID: row.userID,
  name: row.name,
  email: row.email,
  pendingEmail: row.pendingEmail,
  emailConfirmed: row.emailConfirmed,
  bypassSpam: row.bypassSpam,
  showEmail: row.showEmail,
  private: row.private,
  hidden: row.hidden,
  photo: row.photoUrl,
  hasPassword: row.hasPassword,
  title: row.title,
  about: row.about,
  location: row.location,
  website: row.website,
  roleID: row.roles.map(({ roleID }) => roleID),
});
