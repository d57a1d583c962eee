import type { PermissionName } from '#api/member/role/permission.ts';

/** The areas to which an access token can be limited (docs/behavior/account.md#access-tokens). */
export const tokenAreas = ['posts', 'messages', 'notifications', 'members', 'moderation', 'settings'] as const;

/** The name of an area of an access token. */
export type TokenArea = (typeof tokenAreas)[number];

/** The permissions that every token keeps. `approval.require` restricts its holder, so no token removes it. */
const always: readonly PermissionName[] = [
  'session.valid',
  'discussions.view',
  'profiles.view',
  'reactions.view',
  'noAds.use',
  'approval.require',
];

/** The permissions that a token limited to areas keeps, if its member has them. */
export const areaPermissions: Readonly<Record<TokenArea, readonly PermissionName[]>> = {
  posts: [
    'discussions.add',
    'discussions.closeOwn',
    'comments.add',
    'uploads.add',
    'tags.add',
    'flag.add',
    'reactions.positive.add',
    'reactions.negative.add',
  ],
  messages: ['conversations.add', 'uploads.add'],
  notifications: ['advancedNotifications.allow'],
  members: [
    'email.view',
    'personalInfo.view',
    'internalInfo.view',
    'profiles.edit',
    'profilePicture.edit',
    'profile.editusernames',
    'users.add',
    'users.edit',
    'users.delete',
    'applicants.manage',
  ],
  moderation: [
    'discussions.edit',
    'discussions.announce',
    'discussions.sink',
    'discussions.close',
    'discussions.delete',
    'comments.edit',
    'comments.delete',
    'posts.moderate',
    'community.moderate',
    'curation.manage',
    'staff.allow',
    'users.ban',
    'applicants.manage',
    'conversations.moderate',
  ],
  settings: ['site.manage', 'settings.view', 'community.manage', 'exports.manage'],
};

/**
 * The permissions that no limited token keeps. A scheduled post is published later with all permissions of its author.
 */
export const unlimitedOnly: readonly PermissionName[] = ['tokens.add', 'schedule.allow'];

/** Returns the permissions that a token limited to these areas keeps at most. */
export const permissionsOfAreas = (areas: readonly TokenArea[]): ReadonlySet<string> =>
  new Set([...always, ...areas.flatMap((area) => areaPermissions[area])]);
