import { ApiError } from '#api/errors.ts';
import type { StoredDraft } from '#server/composer/draft/draft.queries.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns the draft if it is the viewer's own or the viewer holds community.moderate; for all others it does not exist.
 * The draft of a message is readable only by its author.
 *
 * @throws {ApiError} draft.not-found.
 */
export function requireReadableDraft(viewer: Viewer, draft: StoredDraft | undefined): StoredDraft {
  requireSession(viewer);
  const mayReadOthers = draft?.recordType !== 'message' && may(viewer, 'community.moderate');
  if (!draft || (draft.insertUserID !== viewer.userID && !mayReadOthers)) throw new ApiError('draft.not-found');
  return draft;
}

/**
 * Returns the draft if it is the viewer's own. Only its author can change, schedule or delete it, since it is posted as
 * its author. Moderators who may read it get a separate error.
 *
 * @throws {ApiError} draft.not-found; permission.missing for viewers who may read it.
 */
export function requireOwnDraft(viewer: Viewer, draft: StoredDraft | undefined): StoredDraft {
  const readable = requireReadableDraft(viewer, draft);
  if (readable.insertUserID !== viewer.userID)
    throw new ApiError('permission.missing', { description: 'Only its author may change a draft.' });
  return readable;
}

/**
 * Returns the authors whose drafts a list shows: the viewer, unless other members are named, which requires
 * community.moderate.
 */
export function authorsToList(viewer: Viewer, requested: readonly (number | '$me')[] | undefined): number[] {
  requireSession(viewer);
  const authors = namedMembers(viewer, requested?.length ? requested : [viewer.userID]);
  if (authors.some((userID) => userID !== viewer.userID)) requirePermission(viewer, 'community.moderate');
  return authors;
}
