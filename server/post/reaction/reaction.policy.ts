import { ApiError } from '#api/errors.ts';
import { voteCodes } from '#api/post/reaction/vote.ts';
import { requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import type { ReactionTypeRow } from './reaction-type.queries.ts';

const permissionOf = ({ urlcode, class: kind }: ReactionTypeRow) => {
  if (urlcode.toLowerCase() === 'promote') return 'curation.manage';
  if (kind === 'Flag') return 'flag.add';
  return kind === 'Positive' ? 'reactions.positive.add' : 'reactions.negative.add';
};

/** Whether the viewer has one of the roles that may give a reaction. Without a list of roles, everybody may. */
export const isOfRole = (viewer: Viewer, { role_ids: roles }: ReactionTypeRow): boolean =>
  roles === null || roles.some((roleID) => viewer.roleIDs.includes(roleID));

/**
 * Rejects a reaction type that does not exist, is inactive, or that the viewer may not give
 * (docs/behavior/post.md#reactions). Ideas accept only the two votes, even if these are inactive for other posts
 * (docs/behavior/post.md#idea-votes).
 */
export function requireReactable(
  viewer: Viewer,
  type: ReactionTypeRow | undefined,
  { isIdea, isDecided }: Votable,
): ReactionTypeRow {
  requireSession(viewer);
  if (!type) throw new ApiError('reaction.not-found');
  requirePermission(viewer, permissionOf(type));
  const isTaken = isIdea ? (voteCodes as readonly string[]).includes(type.urlcode) : type.active;
  if (!isTaken || !isOfRole(viewer, type)) throw new ApiError('reaction.not-usable');
  requireUndecided({ isDecided });
  return type;
}

/** Whether a post is an idea, and whether its status ends the voting. */
export interface Votable {
  readonly isIdea: boolean;
  readonly isDecided: boolean;
}

/**
 * Rejects adding or removing a vote on an idea with a closed status, so that the result of the voting remains
 * unchanged.
 */
export function requireUndecided({ isDecided }: Pick<Votable, 'isDecided'>): void {
  if (isDecided) throw new ApiError('reaction.idea-closed');
}

/** Rejects the removal of another member's reaction, unless the viewer is a moderator. */
export function requireOwnReaction(viewer: Viewer, userID: number): void {
  requireSession(viewer);
  if (userID !== viewer.userID) requirePermission(viewer, 'community.moderate');
}
