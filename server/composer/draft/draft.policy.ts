import { ApiError } from '#api/errors.ts';
import type { StoredDraft } from '#server/composer/draft/draft.queries.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { demand, may, requireSession, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Returns the draft if it is the viewer's own or the viewer holds community.moderate; for all others there is none. Only
 * its author reads the draft of a message.
 *
 * @throws {ApiError} draft.not-found.
 */
export function readableDraft(viewer: Viewer, draft: StoredDraft | undefined): StoredDraft {
  requireSession(viewer);
  const mayReadOthers = draft?.recordType !== 'message' && may(viewer, 'community.moderate');
  if (!draft || (draft.insertUserID !== viewer.userID && !mayReadOthers)) throw new ApiError('draft.not-found');
  return draft;
}

/**
 * Returns the draft if it is the viewer's own. Nobody else writes, schedules or deletes it, since it is posted as its
 * author; moderators who may read it learn that.
 *
 * @throws {ApiError} draft.not-found; permission.missing for those who may read it.
 */
export function ownDraft(viewer: Viewer, draft: StoredDraft | undefined): StoredDraft {
  const readable = readableDraft(viewer, draft);
  if (readable.insertUserID !== viewer.userID)
    throw new ApiError('permission.missing', { description: 'Only its author may change a draft.' });
  return readable;
}

/** Returns whose drafts a list shows: one's own unless other members are named, which needs community.moderate. */
export function authorsToList(viewer: Viewer, asked: readonly (number | '$me')[] | undefined): number[] {
  requireSession(viewer);
  const authors = namedMembers(viewer, asked?.length ? asked : [viewer.userID]);
  if (authors.some((userID) => userID !== viewer.userID)) demand(viewer, 'community.moderate');
  return authors;
}
