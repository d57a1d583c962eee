import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { ProfileValue } from '#api/member/profile-field/profile-field-types.ts';
import type { ReceivedReaction, User, UserEdit } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { maySeeValue } from '#server/member/profile-field/profile-field.policy.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { UserRow } from './user.queries.ts';
import { type FragmentSource, userFragmentOf } from './user-fragment.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The columns from which a fragment is built. */
export type FragmentRow = Pick<UserRow, keyof FragmentSource>;

/** Maps a row to a member fragment, with the label escaped as HTML. */
export const fragmentOf = (row: FragmentRow): UserFragment => ({
  ...userFragmentOf(row),
  labelHtml: row.label?.replace(/[&<>"]/g, (character) => entities[character] ?? character) ?? null,
});

/**
 * Maps a row to a member fragment without the restrictions of a closed profile. For viewers who may see the profile.
 */
export const openFragmentOf = (row: FragmentRow): UserFragment => fragmentOf({ ...row, closed: false });

/** Returns true when a profile is closed to the viewer (docs/behavior/member.md#closed-profiles). */
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

/** The answers of a member, keyed by field name. */
type Answers = Record<string, ProfileValue>;

/** The profile fields, and the answers by member. */
interface FieldExtras {
  readonly fields: readonly ProfileField[];
  readonly values: ReadonlyMap<number, Answers>;
}

/** Returns a member's answers that the viewer may see. Returns none for a profile that is closed to the viewer. */
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

/** The data beyond the row from which a member's API representation is built. */
export interface UserExtras {
  readonly settings: Settings;
  readonly expand: readonly string[];
  readonly profileFields?: FieldExtras;
  /** Whether the viewer ignores the member, for each member that can be ignored. */
  readonly ignored?: ReadonlyMap<number, boolean>;
  /** The signatures that the viewer may see. */
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

/** Maps a member row to its API representation, limited to what the viewer may see. */
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

/** Maps a member row to the values with which the member form is prefilled. */
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
