import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';

/** An option of a discussion's menu. */
export type DiscussionOption =
  | 'edit'
  | 'dismiss'
  | 'delete'
  | 'move'
  | 'type'
  | 'tag'
  | 'resolve'
  | 'announce'
  | 'author'
  | 'collection'
  | 'bump'
  | 'sink'
  | 'close'
  | 'mute'
  | 'status'
  | 'history'
  | 'deleted'
  | 'warn'
  | 'report';

/** The data that determines which options are available. */
export interface DiscussionOptionInput {
  readonly discussion: Pick<Discussion, 'categoryID' | 'insertUserID' | 'pinned'>;
  readonly userID: number;
  readonly may: (names: CheckedPermission | readonly CheckedPermission[], categoryID?: number) => boolean;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether the viewer can edit the discussion now. The edit window may expire. */
  readonly canEdit: boolean;
  /** Whether the site has a status that can be set manually on a discussion of this type. */
  readonly hasStatuses: boolean;
}

/**
 * Returns the menu options of a discussion in groups: general, moderation, status, change log, flag
 * (docs/behavior/post.md#discussion-options). Options that the viewer may not use and empty groups are omitted.
 */
export function discussionOptions(facts: DiscussionOptionInput): readonly (readonly DiscussionOption[])[] {
  const allowed = allowedOptions(facts);
  return groups.map((group) => group.filter((option) => allowed[option])).filter((group) => group.length > 0);
}

const groups: readonly (readonly DiscussionOption[])[] = [
  ['edit', 'dismiss', 'delete', 'move', 'type', 'tag', 'resolve'],
  ['announce', 'author', 'collection'],
  ['bump', 'sink', 'close', 'mute', 'status'],
  ['history', 'deleted'],
  ['warn', 'report'],
];

/** Whether a group is the last group of a post's menu (warn and report). External services are listed before it. */
export const isOfFlags = (group: readonly string[]): boolean => group.includes('warn') || group.includes('report');

function allowedOptions({
  discussion,
  userID,
  may,
  settings,
  canEdit,
  hasStatuses,
}: DiscussionOptionInput): Record<DiscussionOption, boolean> {
  const { categoryID, insertUserID, pinned } = discussion;
  const isMember = userID !== 0;
  const isOwn = isMember && userID === insertUserID;
  return {
    edit: canEdit,
    dismiss: isMember && pinned,
    delete: may('discussions.delete', categoryID),
    move: may('discussions.edit', categoryID),
    type: may('discussions.edit', categoryID),
    tag: canEdit && settings['tagging.enabled'] !== false,
    resolve: may('staff.allow') && settings['triage.enabled'] === true,
    announce: may(['discussions.announce', 'community.manage'], categoryID),
    author: may('site.manage'),
    collection: may('community.manage'),
    bump: may('curation.manage'),
    sink: may(['discussions.sink', 'community.manage'], categoryID),
    close: may('discussions.close', categoryID) || (isOwn && may('discussions.closeOwn')),
    mute: isMember,
    status: hasStatuses && may(['discussions.edit', 'community.moderate'], categoryID),
    history: may('discussions.moderate', categoryID),
    deleted: may('discussions.moderate', categoryID),
    warn: mayWarn({ userID, may }, insertUserID),
    report: mayReport({ userID, may, settings }, insertUserID),
  };
}

/**
 * Whether the viewer can report an author's post. Requires `flag.add`, and that reports are enabled on the site.
 * Members cannot report their own posts.
 */
export const mayReport = (
  { userID, may, settings }: Pick<DiscussionOptionInput, 'userID' | 'may' | 'settings'>,
  authorID: number,
): boolean =>
  userID !== 0 && userID !== authorID && may('flag.add') && settings['featureFlags.escalations.Enabled'] !== false;

/** Whether the viewer may warn, mute or ban an author. The server also compares the ranks of both. */
export const mayWarn = (
  { userID, may }: Pick<DiscussionOptionInput, 'userID' | 'may'>,
  insertUserID: number,
): boolean => userID !== 0 && userID !== insertUserID && may(sanctionPermissions);
