import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { ApiError } from '#api/errors.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import type { Integration as Entry } from '#api/post/attachment.contract.ts';
import type { AttachedRecordType } from '#api/post/attachment-fields.contract.ts';
import { demandStanding } from '#server/discussion/comment.policy.ts';
import { findComment } from '#server/discussion/comment.queries.ts';
import { demandReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { findUser } from '#server/member/user.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import { demand, type Viewer } from '#server/platform/viewer.ts';
import { staff } from './attachment-view.ts';
import type { AttachedRecord } from './integration.ts';
import { excerptOfHtml } from './render-body.ts';

type Finder = (
  forum: Forum,
  viewer: Viewer,
  recordID: number,
) => Promise<Omit<AttachedRecord, 'recordType' | 'recordID'>>;

const finders: Readonly<Record<AttachedRecordType, Finder>> = {
  discussion: async ({ db, configuration: { siteUrl } }, viewer, discussionID) => {
    const row = demandReadable(viewer, await findDiscussion(db, viewer, discussionID, ['excerpt']));
    const url = siteUrl + discussionUrl({ discussionID, name: row.name });
    return { name: row.name, url, excerpt: row.excerpt, authorID: row.insert_user_id };
  },
  comment: async ({ db, configuration: { siteUrl } }, viewer, commentID) => {
    const row = demandStanding(viewer, await findComment(db, commentID, []));
    const url = siteUrl + commentUrl(commentID);
    const excerpt = excerptOfHtml(row.body_html);
    return { name: `Re: ${row.discussion_name}`, url, excerpt, authorID: row.insert_user_id };
  },
  user: async ({ db, configuration: { siteUrl } }, viewer, userID) => {
    demand(viewer, 'profiles.view');
    const { name } = found(await findUser(db, userID), 'user.not-found');
    return { name, url: siteUrl + profileUrl({ userID, name }), excerpt: '', authorID: userID };
  },
};

/** Finds a record as the viewer sees it. @throws {ApiError} those of reading it. */
export const findAttachedRecord = async (
  forum: Forum,
  viewer: Viewer,
  { recordType, recordID }: Pick<AttachedRecord, 'recordType' | 'recordID'>,
): Promise<AttachedRecord> => ({ recordType, recordID, ...(await finders[recordType](forum, viewer, recordID)) });

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
  if (!recordTypes.includes(recordType)) throw ApiError.fields({ recordType: 'This cannot be sent there.' });
  if (scope === 'all') demand(viewer, staff);
  else if (scope === 'none' || authorID !== viewer.userID) throw new ApiError('attachment.own-only');
}
