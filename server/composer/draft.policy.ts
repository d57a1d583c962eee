import { ApiError } from '#api/errors.ts';
import type { StoredDraft } from '#server/composer/draft.queries.ts';
import { demand, demandSession, may, type Viewer } from '#server/platform/viewer.ts';

/**
 * The draft, if it is the viewer's own or the viewer holds community.moderate; for all others there is none. Of a message
 * nobody but its author reads a draft.
 */
export function ownDraft(viewer: Viewer, draft: StoredDraft | undefined): StoredDraft {
  demandSession(viewer);
  const mayReadOthers = draft?.recordType !== 'message' && may(viewer, 'community.moderate');
  if (!draft || (draft.insertUserID !== viewer.userID && !mayReadOthers)) throw new ApiError('draft.not-found');
  return draft;
}

/** Whose drafts a list shows: one's own unless another member is named, which asks for community.moderate. */
export function authorToList(viewer: Viewer, asked: number | undefined): number {
  demandSession(viewer);
  if (asked !== undefined && asked !== viewer.userID) demand(viewer, 'community.moderate');
  return asked ?? viewer.userID;
}
