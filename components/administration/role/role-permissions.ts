import { categoryPermissions, type PermissionName } from '#api/member/role/permission.ts';
import { t } from '#api/translations.ts';

/** The beginnings of the messages of permissions, by name. */
const stems = {
  'discussions.view': 'discussions-view',
  'discussions.add': 'discussions-add',
  'discussions.edit': 'discussions-edit',
  'discussions.announce': 'discussions-announce',
  'discussions.sink': 'discussions-sink',
  'discussions.close': 'discussions-close',
  'discussions.delete': 'discussions-delete',
  'comments.add': 'comments-add',
  'comments.edit': 'comments-edit',
  'comments.delete': 'comments-delete',
  'posts.moderate': 'posts-moderate',
  'session.valid': 'session-valid',
  'uploads.add': 'uploads-add',
  'reactions.view': 'reactions-view',
  'reactions.positive.add': 'reactions-positive-add',
  'reactions.negative.add': 'reactions-negative-add',
  'flag.add': 'flag-add',
  'tags.add': 'tags-add',
  'conversations.add': 'conversations-add',
  'schedule.allow': 'schedule-allow',
  'discussions.closeOwn': 'discussions-close-own',
  'advancedNotifications.allow': 'advanced-notifications-allow',
  'noAds.use': 'no-ads-use',
  'approval.require': 'approval-require',
  'tokens.add': 'tokens-add',
  'profiles.view': 'profiles-view',
  'profiles.edit': 'profiles-edit',
  'profilePicture.edit': 'profile-picture-edit',
  'profile.editusernames': 'profile-editusernames',
  'email.view': 'email-view',
  'personalInfo.view': 'personal-info-view',
  'internalInfo.view': 'internal-info-view',
  'community.moderate': 'community-moderate',
  'community.manage': 'community-manage',
  'curation.manage': 'curation-manage',
  'staff.allow': 'staff-allow',
  'conversations.moderate': 'conversations-moderate',
  'users.ban': 'users-ban',
  'applicants.manage': 'applicants-manage',
  'users.add': 'users-add',
  'users.edit': 'users-edit',
  'users.delete': 'users-delete',
  'settings.view': 'settings-view',
  'site.manage': 'site-manage',
  'exports.manage': 'exports-manage',
} as const satisfies Record<PermissionName, string>;

/** The areas of the grid of permissions, in the order in which they are shown. */
export const permissionAreas = {
  posts: categoryPermissions,
  'taking-part': [
    'session.valid',
    'uploads.add',
    'reactions.view',
    'reactions.positive.add',
    'reactions.negative.add',
    'flag.add',
    'tags.add',
    'conversations.add',
    'schedule.allow',
    'discussions.closeOwn',
    'advancedNotifications.allow',
    'noAds.use',
    'approval.require',
    'tokens.add',
  ],
  profiles: [
    'profiles.view',
    'profiles.edit',
    'profilePicture.edit',
    'profile.editusernames',
    'email.view',
    'personalInfo.view',
    'internalInfo.view',
  ],
  moderation: [
    'community.moderate',
    'community.manage',
    'curation.manage',
    'staff.allow',
    'conversations.moderate',
    'users.ban',
    'applicants.manage',
  ],
  site: ['users.add', 'users.edit', 'users.delete', 'settings.view', 'site.manage', 'exports.manage'],
} as const satisfies Record<string, readonly PermissionName[]>;

/** The name of an area of the grid. */
export type PermissionArea = keyof typeof permissionAreas;

/** Returns the name of a permission. */
export const permissionLabel = (name: PermissionName): string => t(`role.may.${stems[name]}`);

/** Returns what a permission allows, in a sentence. */
export const permissionHelp = (name: PermissionName): string => t(`role.help.${stems[name]}`);

/** Returns the names of permissions as a list in the language of the page. */
export const permissionList = (names: readonly PermissionName[]): string => names.map(permissionLabel).join(', ');
