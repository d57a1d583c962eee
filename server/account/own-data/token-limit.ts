import { permissionsOfAreas, type TokenArea } from '#api/account/own-data/token-area.ts';
import { ApiError } from '#api/errors.ts';
import { type PermissionEntry, type PermissionRecord, permissionNames } from '#api/member/role/permission.ts';

/**
 * The areas whose tokens may call the routes with a tag of the reference page. Only unlimited tokens may call routes
 * without an area: those of the account itself, and those whose effect does not end with the request.
 */
export const areasByTag: Readonly<Record<string, readonly TokenArea[]>> = {
  Accounts: [],
  'Answer templates': ['moderation'],
  Applicants: ['members', 'moderation'],
  'Approval queue': ['moderation'],
  Attachments: ['posts', 'moderation'],
  'Automation rules': [],
  'Background jobs': [],
  Backups: [],
  'Ban rules': ['moderation'],
  Calls: [],
  Categories: ['posts', 'moderation', 'settings'],
  Collections: ['posts', 'moderation'],
  Comments: ['posts', 'moderation'],
  Config: ['settings'],
  Conversations: ['messages'],
  Dashboard: ['settings'],
  Decisions: ['moderation'],
  'Discussion statuses': ['posts', 'settings'],
  Discussions: ['posts', 'moderation'],
  Drafts: ['posts'],
  'E-mails': ['settings'],
  Escalations: ['moderation'],
  Exports: [],
  Fragments: ['settings'],
  Imports: [],
  Layouts: ['settings'],
  Live: [],
  Locales: ['settings'],
  Media: ['posts', 'messages'],
  Messages: ['messages'],
  'Moderation log': ['moderation'],
  'Moderation messages': ['moderation', 'settings'],
  'Moderator notes': ['moderation'],
  Notifications: ['notifications'],
  Outbox: [],
  'Post types': ['posts', 'settings'],
  Posts: ['posts', 'moderation'],
  'Profile fields': ['members', 'settings'],
  Reactions: ['posts', 'moderation', 'settings'],
  'Report reasons': ['moderation', 'settings'],
  Reports: ['posts', 'moderation'],
  Roles: ['members', 'settings'],
  'Sample community': [],
  Search: ['posts'],
  Sessions: [],
  Site: ['settings'],
  'Site health': ['settings'],
  'Site totals': ['posts'],
  Tags: ['posts', 'settings'],
  Themes: ['settings'],
  Tokens: [],
  'Translation services': ['settings'],
  Translations: ['settings'],
  Unsubscribe: [],
  'User mentions': ['members'],
  Users: ['members'],
  Visits: [],
  Webhooks: ['settings'],
};

/** The routes that every token may call, so that a program can find out for whom it acts. */
const open: ReadonlySet<string> = new Set(['GET /api/v2/users/me']);

/** A route as far as its reach for tokens is concerned. */
export interface ReachedRoute {
  readonly method: string;
  readonly url: string | undefined;
  readonly tags: readonly string[];
}

/**
 * Checks that a token may call a route at all. Permissions alone do not suffice, because members read and change what is
 * their own, such as messages, without a permission.
 *
 * @throws {ApiError} access-token.out-of-scope.
 */
export function requireTokenReach(areas: readonly TokenArea[] | null, { method, url, tags }: ReachedRoute): void {
  if (areas === null || open.has(`${method} ${url}`)) return;
  if (!tags.some((tag) => areasByTag[tag]?.some((area) => areas.includes(area))))
    throw new ApiError('access-token.out-of-scope');
}

const known = new WeakMap<PermissionRecord, Map<string, PermissionRecord>>();

const limitEntry = (entry: PermissionEntry, kept: ReadonlySet<string>, holdsAll: boolean): PermissionEntry => {
  const held = holdsAll ? permissionNames.filter((name) => name !== 'approval.require') : [];
  const names = [...held, ...Object.keys(entry.permissions).filter((name) => entry.permissions[name])];
  return {
    ...entry,
    permissions: Object.fromEntries(names.filter((name) => kept.has(name)).map((name) => [name, true])),
  };
};

/**
 * Returns the permissions of a member as far as the areas of a token cover them. The token of an administrator does not
 * make an administrator: it has only the permissions of its areas.
 */
export function limitPermissions(record: PermissionRecord, areas: readonly TokenArea[]): PermissionRecord {
  const ofRecord = known.get(record) ?? new Map<string, PermissionRecord>();
  known.set(record, ofRecord);
  const key = areas.toSorted().join();
  const limited = ofRecord.get(key) ?? limitRecord(record, areas);
  ofRecord.set(key, limited);
  return limited;
}

function limitRecord(record: PermissionRecord, areas: readonly TokenArea[]): PermissionRecord {
  const kept = permissionsOfAreas(areas);
  const holdsAll = record.isAdmin || record.permissions.some(({ permissions }) => permissions['system.only']);
  return {
    ...record,
    isAdmin: false,
    isSysAdmin: false,
    permissions: record.permissions.map((entry) => limitEntry(entry, kept, holdsAll)),
  };
}
