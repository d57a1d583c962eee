import { ApiError } from '#api/errors.ts';
import { voteCodes } from '#api/post/reaction/vote.ts';
import { demand, demandSession, type Viewer } from '#server/platform/http/viewer.ts';
import type { ReactionTypeRow } from './reaction-type.queries.ts';

const permissionOf = ({ urlcode, class: kind }: ReactionTypeRow) => {
  if (urlcode.toLowerCase() === 'promote') return 'curation.manage';
  if (kind === 'Flag') return 'flag.add';
  return kind === 'Positive' ? 'reactions.positive.add' : 'reactions.negative.add';
};

/** Whether the viewer has one of the roles that may give a reaction; where none is named, everybody has. */
export const isOfRole = (viewer: Viewer, { role_ids: roles }: ReactionTypeRow): boolean =>
  roles === null || roles.some((roleID) => viewer.roleIDs.includes(roleID));

/**
 * Refuses a reaction that does not exist, is switched off, or is not the viewer's to give (`spec/behaviours.md` §15). Ideas
 * take the two votes, whether other posts do or not, and nothing else (`spec/addons.md` §3).
 */
export function demandReactable(
  viewer: Viewer,
  type: ReactionTypeRow | undefined,
  { isIdea, isDecided }: Votable,
): ReactionTypeRow {
  demandSession(viewer);
  if (!type) throw new ApiError('reaction.not-found');
  demand(viewer, permissionOf(type));
  const isTaken = isIdea ? (voteCodes as readonly string[]).includes(type.urlcode) : type.active;
  if (!isTaken || !isOfRole(viewer, type)) throw new ApiError('reaction.not-usable');
  demandUndecided({ isDecided });
  return type;
}

/** Whether a post is voted on, and whether its status ends that. */
export interface Votable {
  readonly isIdea: boolean;
  readonly isDecided: boolean;
}

/** Refuses to vote on an idea whose status is closed, and to take the vote back: what was decided on stays as it was. */
export function demandUndecided({ isDecided }: Pick<Votable, 'isDecided'>): void {
  if (isDecided) throw new ApiError('reaction.idea-closed');
}

/** Refuses to take back the reactions of others, unless the viewer moderates. */
export function demandOwnReaction(viewer: Viewer, userID: number): void {
  demandSession(viewer);
  if (userID !== viewer.userID) demand(viewer, 'community.moderate');
}
