import { ApiError } from '#api/errors.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { Integration as Entry } from '#api/post/attachment/attachment.contract.ts';
import { findReadablePost } from '#server/discussion/readable-post.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { staff } from './attachment-view.ts';
import type { AttachedRecord } from './integration.ts';

type Found = Omit<AttachedRecord, 'recordType' | 'recordID'>;

async function findMember({ db, configuration }: Forum, viewer: Viewer, userID: number): Promise<Found> {
  requirePermission(viewer, 'profiles.view');
  const { name } = requireFound(await findUser(db, userID), 'user.not-found');
  return { name, url: configuration.siteUrl + profileUrl({ userID, name }), excerpt: '', authorID: userID };
}

async function findPost({ db, configuration }: Forum, viewer: Viewer, post: PostReference): Promise<Found> {
  const { name, url, excerpt, userID } = await findReadablePost(db, viewer, post);
  return { name, url: configuration.siteUrl + url, excerpt, authorID: userID };
}

/** Loads a record as the viewer sees it. @throws {ApiError} the errors of reading the record. */
export async function findAttachedRecord(
  forum: Forum,
  viewer: Viewer,
  { recordType, recordID }: Pick<AttachedRecord, 'recordType' | 'recordID'>,
): Promise<AttachedRecord> {
  const record =
    recordType === 'user'
      ? await findMember(forum, viewer, recordID)
      : await findPost(forum, viewer, { recordType, recordID });
  return { recordType, recordID, ...record };
}

/**
 * Checks that the service accepts the record and that the viewer may send it: scope `own` is for authors, `all` for
 * staff.
 *
 * @throws {ApiError} request.invalid, attachment.own-only, permission.missing.
 */
export function requireSendable(
  viewer: Viewer,
  { recordTypes, writeableContentScope: scope }: Pick<Entry, 'recordTypes' | 'writeableContentScope'>,
  { recordType, authorID }: AttachedRecord,
): void {
  if (!recordTypes.includes(recordType)) throw ApiError.fields({ recordType: 'This cannot be sent to the service.' });
  if (scope === 'all') requirePermission(viewer, staff);
  else if (scope === 'none' || authorID !== viewer.userID) throw new ApiError('attachment.own-only');
}
