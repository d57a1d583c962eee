import { z } from 'zod';
import { answerFilters } from '#api/member/profile-field/profile-field-answer.contract.ts';
import { deleteMethods } from '#api/member/user/delete-method.ts';
import { RoleFragment, UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { dateRange, expands, fields, flag, listOf, numberRange, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

/** A reaction type and the number of times a member's posts received it. */
export const ReceivedReaction = z.object({
  tagID: z.number().int(),
  urlcode: z.string(),
  name: z.string(),
  class: z.string(),
  photoUrl: z.string().nullable(),
  count: z.number().int(),
});
export type ReceivedReaction = z.infer<typeof ReceivedReaction>;

/** An answer to a profile field. */
const profileValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]);

/**
 * A member (docs/behavior/member.md#profile). Ranks do not exist, so `expand=rank` adds nothing. `expand=ignored` adds
 * `isIgnored` for members that the viewer may ignore. Other members receive only the fields of the fragment when the
 * profile is private, or when it is banned and the site hides banned profiles. `email`, `bypassSpam` and IP addresses
 * are returned only to the member and to holders of personalInfo.view.
 */
export const User = UserFragment.extend({
  email: z.string().nullable().optional(),
  pendingEmail: z.string().nullable().optional(),
  emailConfirmed: z.boolean().optional(),
  showEmail: z.boolean().optional(),
  bypassSpam: z.boolean().optional(),
  hidden: z.boolean().optional(),
  isAdmin: z.boolean().optional(),
  roles: z.array(RoleFragment).optional(),
  roleIDs: z.array(z.number().int()).optional(),
  dateInserted: z.string().optional(),
  dateUpdated: z.string().nullable().optional(),
  points: z.number().int().optional(),
  countDiscussions: z.number().int().optional(),
  countComments: z.number().int().optional(),
  countPosts: z.number().int().optional(),
  countVisits: z.number().int().optional(),
  about: z.string().nullable().optional(),
  aboutHtml: z.string().nullable().optional(),
  location: z.string().nullable().optional(),
  website: z.string().nullable().optional(),
  inviteUserID: z.number().int().nullable().optional(),
  insertIPAddress: z.string().nullable().optional(),
  lastIPAddress: z.string().nullable().optional(),
  discoveryText: z.string().nullable().optional(),
  banReason: z.string().nullable().optional(),
  reactionsReceived: z.record(z.string(), ReceivedReaction).optional(),
  profileFields: z.record(z.string(), profileValue).optional(),
  isIgnored: z.boolean().optional(),
});
export type User = z.infer<typeof User>;

/** The values with which the member form is prefilled. */
export const UserEdit = z.object({
  userID: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  emailConfirmed: z.boolean(),
  bypassSpam: z.boolean(),
  showEmail: z.boolean(),
  private: z.boolean(),
  hidden: z.boolean(),
  photo: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Whether signing in needs a second factor. */
  hasSecondFactor: z.boolean().optional(),
  title: z.string().nullable(),
  about: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  roleID: z.array(z.number().int()),
});
export type UserEdit = z.infer<typeof UserEdit>;

const text = (max: number) => visibleText().max(max);
const memberID = z.union([z.literal('$me'), recordID]);

/** The path parameters of one member: a user ID, or `$me`. */
export const memberPath = z.object({ id: memberID });

/** The profile properties that members write about themselves. */
const profile = {
  title: text(100).nullable().optional(),
  about: text(5_000).nullable().optional(),
  location: text(100).nullable().optional(),
  website: text(300)
    .regex(/^(https?:\/\/\S+)?$/i, 'Enter an address that starts with http:// or https://.')
    .nullable()
    .optional(),
};

/** Profile field answers, keyed by field name. `null` deletes an answer. */
const answers = { profileFields: z.record(z.string().max(100), z.unknown()).optional() };

/** The URL of an externally hosted photo. `null` means no photo. */
const photo = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^https:\/\/\S+$/, 'Enter an address that starts with https://.')
  .nullable()
  .optional();

/** The request body for a new member created by staff. */
export const UserPost = z.object({
  name: visibleName().min(1).max(100),
  email: text(254).min(1),
  /** Without a password, the member receives an e-mail with a link to choose one. */
  password: z.string().min(1).max(1_000).optional(),
  roleID: z.array(z.number().int()).max(100).optional(),
  emailConfirmed: z.boolean().default(true),
  bypassSpam: z.boolean().default(false),
  showEmail: z.boolean().default(false),
  private: z.boolean().default(false),
  sendWelcomeEmail: z.boolean().default(true),
  photo,
  ...profile,
  ...answers,
});
export type UserPost = z.input<typeof UserPost>;

/** The changeable properties of a member. The route documents which of them a caller may change. */
export const UserPatch = z.object({
  name: visibleName().min(1).max(100).optional(),
  email: text(254).min(1).optional(),
  password: z.string().min(1).max(1_000).optional(),
  passwordConfirmation: z.string().max(1_000).optional(),
  /** Preserves the member's own access tokens when they set a new password. */
  keepTokens: z.boolean().optional(),
  resetPassword: z.boolean().optional(),
  emailConfirmed: z.boolean().optional(),
  bypassSpam: z.boolean().optional(),
  showEmail: z.boolean().optional(),
  private: z.boolean().optional(),
  banned: z.boolean().optional(),
  photo,
  label: text(100).nullable().optional(),
  roleID: z.array(z.number().int()).max(100).optional(),
  ...profile,
  ...answers,
});
export type UserPatch = z.input<typeof UserPatch>;

const sorts = ['dateInserted', 'dateLastActive', 'name', 'userID', 'points', 'countPosts'] as const;

/** The sort orders of the member list. A minus sign reverses the order. */
export const userSorts = z.enum([...sorts, ...sorts.map((sort) => `-${sort}` as const)]);

const tags = ['Users'] as const;

/** The query parameters that select members. */
const memberFilters = {
  query: text(100).optional(),
  name: text(100).optional(),
  email: text(254).optional(),
  userID: numberRange.optional(),
  rankIDs: listOf(recordID),
  roleID: recordID.optional(),
  roleIDs: listOf(recordID),
  isBanned: flag,
  emailConfirmed: flag,
  dateInserted: dateRange.optional(),
  dateUpdated: dateRange.optional(),
  dateLastActive: dateRange.optional(),
  ipAddresses: listOf(z.string().max(50)),
  profileFields: answerFilters.optional(),
  sort: userSorts.default('dateInserted'),
};
const expand = expands('roles', 'reactionsReceived', 'discoveryText', 'profileFields', 'ignored', 'signature', 'rank');

/**
 * The member routes: list, read, create, change, ban, photo, and lookup for mentions
 * (docs/behavior/member.md#changing-an-account).
 */
export const userRoutes = {
  list: {
    method: 'GET',
    url: '/users',
    schema: {
      tags,
      summary: 'List members',
      description:
        'Needs profiles.view. Without personalInfo.view, private profiles and the filters by e-mail address ' +
        'or IP address are not available; with it, `query` also finds parts of e-mail addresses. An IP address that ends in `*` ' +
        'matches all that begin with it. `profileFields[name]` filters by searchable fields. An empty `cursor` starts a list ' +
        'without pages, which neither skips nor repeats members while it is read: the URL of the next part contains its cursor.',
      querystring: z.object({
        ...paging(30, 500),
        ...memberFilters,
        cursor: z.string().max(1_000).optional(),
        expand,
        ...fields,
      }),
      response: { 200: z.array(User) },
    },
  },
  export: {
    method: 'GET',
    url: '/users/export',
    schema: {
      tags,
      summary: 'Export members as CSV',
      description:
        'Needs personalInfo.view. Streams all members that the filters of the list select, with their profile fields. Texts that a ' +
        'spreadsheet would read as formulas are prefixed with an apostrophe. The export is logged.',
      querystring: z.object(memberFilters),
      response: { 200: z.unknown() },
    },
  },
  create: {
    method: 'POST',
    url: '/users',
    schema: {
      tags,
      summary: 'Add a member',
      description:
        'Needs users.add. Roles beyond the viewer’s authority are rejected, and so are profile fields that the viewer ' +
        'could not change afterwards. Without a password, the member receives an e-mail with a link to choose one; this ' +
        'needs a mail server.',
      body: UserPost,
      response: { 201: User },
    },
  },
  readAddition: {
    method: 'GET',
    url: '/users/addition',
    schema: {
      tags,
      summary: 'Read what adding a member needs',
      description: 'Needs users.add. Without a mail server, a new member needs a password.',
      response: { 200: z.object({ mayOmitPassword: z.boolean() }) },
    },
  },
  byNames: {
    method: 'GET',
    url: '/users/by-names',
    schema: {
      tags,
      summary: 'Find members by name',
      description:
        'A name that ends in `*` matches all names that start with it. The order `mention` puts the exact name first, then members ' +
        'active within 90 days, then the rest, each alphabetically. Private profiles are omitted.',
      querystring: z.object({
        ...paging(30, 500),
        name: visibleName().min(1).max(100),
        order: z.enum(['name', 'countComments', 'dateLastActive', 'mention']).default('name'),
        ...fields,
      }),
      response: { 200: z.array(UserFragment) },
    },
  },
  read: {
    method: 'GET',
    url: '/users/:id',
    schema: {
      tags,
      summary: 'Read a member',
      description: 'Needs profiles.view, except for the viewer.',
      params: memberPath,
      querystring: z.object({ expand, ...fields }),
      response: { 200: User },
    },
  },
  readForEdit: {
    method: 'GET',
    url: '/users/:id/edit',
    schema: {
      tags,
      summary: 'Read a member for editing',
      description: 'The viewer with profiles.edit, other members with users.edit.',
      params: memberPath,
      querystring: z.object(fields),
      response: { 200: UserEdit },
    },
  },
  change: {
    method: 'PATCH',
    url: '/users/:id',
    config: { confirmed: ['email', 'emailConfirmed', 'password'] },
    schema: {
      tags,
      summary: 'Change a member',
      description:
        'The viewer’s own profile needs profiles.edit (a new name profile.editusernames too); other members need users.edit and an authority ' +
        'at least equal to theirs. Changing one’s own name, e-mail address or password needs `passwordConfirmation`; a wrong one is rejected ' +
        'with 401. One’s own new e-mail address takes effect once it is confirmed. A new password ends all other sessions, and ' +
        'all access tokens unless `keepTokens` is set for oneself. `resetPassword` removes the password, all sessions and all ' +
        'access tokens, and sends a link to set a new password.',
      params: memberPath,
      body: UserPatch,
      response: { 200: User },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/users/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Delete a member',
      description:
        'Needs users.delete and a confirmed session. `keep` leaves their posts, `wipe` empties them, `delete` deletes them; the account is ' +
        'deleted in each case.',
      params: memberPath,
      body: z.object({ deleteMethod: z.enum(deleteMethods).default('delete') }).nullish(),
      response: { 204: z.undefined() },
    },
  },
  ban: {
    method: 'PUT',
    url: '/users/:id/ban',
    schema: {
      tags,
      summary: 'Ban a member, or lift a ban',
      description: 'Needs community.moderate, users.edit or users.ban, and an authority at least equal to theirs.',
      params: memberPath,
      body: z.object({ banned: z.boolean(), reason: text(500).optional() }),
      response: { 200: z.object({ banned: z.boolean() }) },
    },
  },
  hide: {
    method: 'PUT',
    url: '/users/:id/hidden',
    schema: {
      tags,
      summary: 'Hide or show the last activity of a member',
      description:
        'The viewer’s own needs profiles.edit, other members’ users.edit. The member and holders of personalInfo.view still see it.',
      params: memberPath,
      body: z.object({ hidden: z.boolean() }),
      response: { 200: z.object({ hidden: z.boolean() }) },
    },
  },
  setPhoto: {
    method: 'POST',
    url: '/users/:id/photo',
    schema: {
      tags,
      summary: 'Upload a photo',
      description:
        'A picture in the part `photo`; it is cropped to a square. The parts `x`, `y`, `width` and `height` before it select the ' +
        'crop area, in percent of its width and height. Needs profiles.edit or profilePicture.edit.',
      consumes: ['multipart/form-data'],
      params: memberPath,
      body: z.any(),
      response: { 201: z.object({ photoUrl: z.string().nullable() }) },
    },
  },
  removePhoto: {
    method: 'DELETE',
    url: '/users/:id/photo',
    schema: { tags, summary: 'Remove the photo', params: memberPath, response: { 204: z.undefined() } },
  },
} as const satisfies Record<string, ContractRoute>;
