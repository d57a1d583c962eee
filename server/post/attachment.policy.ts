import { ApiError } from '#api/errors.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import type { Integration as Entry } from '#api/post/attachment.contract.ts';
import { findReadablePost } from '#server/discussion/readable-post.ts';
import { findUser } from '#server/member/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import { demand, type Viewer } from '#server/platform/viewer.ts';
import { staff } from './attachment-view.ts';
import type { AttachedRecord } from './integration.ts';
import type { PostReference } from './revision.queries.ts';

type Found = Omit<AttachedRecord, 'recordType' | 'recordID'>;

async function findMember({ db, configuration }: Forum, viewer: Viewer, userID: number): Promise<Found> {
  demand(viewer, 'profiles.view');
  const { name } = found(await findUser(db, userID), 'user.not-found');
  return { name, url: configuration.siteUrl + profileUrl({ userID, name }), excerpt: '', authorID: userID };
}

async function findPost({ db, configuration }: Forum, viewer: Viewer, post: PostReference): Promise<Found> {
  const { name, url, excerpt, userID } = await findReadablePost(db, viewer, post);
  return { name, url: configuration.siteUrl + url, excerpt, authorID: userID };
}

/** Finds a record as the viewer sees it. @throws {ApiError} those of reading it. */
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
 * Refuses to send a record that the service does not take, or not from the viewer: `own` is for authors, `all` for staff.
 *
 * @throws {ApiError} request.invalid, attachment.own-only, permission.missing.
 */
export function demandSendable(
  viewer: Viewer,
  { recordTypes, writeableContentScope: scope }: Pick<Entry, 'recordTypes' | 'writeableContentScope'>,
  { recordType, authorID }: AttachedRecord,
): void {
  if (!recordTypes.includes(recordType)) throw ApiError.fields({ recordType: 'This cannot be sent to the service.' });
  if (scope === 'all') demand(viewer, staff);
  else if (scope === 'none' || authorID !== viewer.userID) throw new ApiError('attachment.own-only');
}
