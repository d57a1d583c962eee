import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { HeldPostRow } from '#server/moderation/approval/held-post.queries.ts';
import { findAssignable } from '#server/moderation/triage/assignee.ts';
import { type NotificationEvent, notify } from '#server/notification/notify.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The ID of the system member, which is named as the sender of notifications to moderators and authors. */
const systemID = 1;

/** The maximum number of moderators notified for a category. */
const maxNotifiedModerators = 100;

/** A notification to the moderators of a category, except the member who caused it. */
interface ModeratorNotification extends Pick<NotificationEvent, 'type' | 'recordType' | 'recordID' | 'data'> {
  readonly categoryID: number | null;
  readonly userID: number;
}

async function notifyModerators(forum: Forum, { categoryID, userID, ...news }: ModeratorNotification): Promise<void> {
  const keepers = await findAssignable(forum, { name: '', categoryID, limit: maxNotifiedModerators, page: 1 });
  await notify(forum, { ...news, recipients: keepers.filter((one) => one !== userID), actorID: systemID });
}

/** Notifies the moderators of a category of a held post. Unread notifications are grouped. */
export const notifyHeldPost = (forum: Forum, author: { categoryID: number; userID: number }): Promise<void> =>
  notifyModerators(forum, {
    ...author,
    type: 'ApprovalWaiting',
    recordType: 'held-post',
    recordID: author.categoryID,
    data: {
      url: '/dashboard/content/approval',
      cause: `held-post:${author.userID}:${forum.now().getTime()}`,
      batch: 'held-post',
    },
  });

/** Notifies the moderators of a category of a new report. Unread notifications are grouped. */
export const notifyNewReport = (
  forum: Forum,
  { reportID, ...reporter }: { reportID: number; categoryID: number | null; userID: number },
): Promise<void> =>
  notifyModerators(forum, {
    ...reporter,
    type: 'NewReport',
    recordType: 'report',
    recordID: reportID,
    data: { url: '/dashboard/content/reports', cause: `report:${reportID}`, batch: 'report' },
  });

const addressOf = ({ recordType, name }: HeldPostRow, recordID: number): string =>
  recordType === 'discussion' ? discussionUrl({ discussionID: recordID, name }) : commentUrl(recordID);

/**
 * Notifies the author of a held post of the decision. A rejected post is listed among the author's drafts with the
 * reason.
 */
export async function notifyHeldPostDecision(
  forum: Forum,
  row: HeldPostRow,
  decided: { status: 'approved'; recordID: number } | { status: 'rejected' },
): Promise<void> {
  const isApproved = decided.status === 'approved';
  await notify(forum, {
    type: isApproved ? 'PostApproved' : 'PostRejected',
    recipients: [row.insert_user_id],
    actorID: systemID,
    recordType: 'held-post',
    recordID: row.heldPostID,
    data: {
      name: row.name,
      url: isApproved ? addressOf(row, decided.recordID) : '/drafts',
      cause: `held-post:${row.heldPostID}:${decided.status}`,
    },
  });
}
