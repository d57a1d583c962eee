import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { notify } from '#server/notification/notify.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAssignable } from './assignee.ts';
import type { HeldPostRow } from './held-post.queries.ts';

/** The forum's own member, in whose name those who keep order and authors are told. */
const systemID = 1;

/** So many of those who keep order at a place are told. */
const mostTold = 100;

const keepersOf = (forum: Forum, categoryID: number | null): Promise<readonly number[]> =>
  findAssignable(forum, { name: '', categoryID, limit: mostTold, page: 1 });

/** Tells those who keep order at a place that a post waits for approval; together, as long as nobody has looked. */
export async function tellWaiting(forum: Forum, { categoryID, userID }: { categoryID: number; userID: number }) {
  const recipients = await keepersOf(forum, categoryID);
  await notify(forum, {
    type: 'ApprovalWaiting',
    recipients: recipients.filter((one) => one !== userID),
    actorID: systemID,
    recordType: 'held-post',
    recordID: categoryID,
    data: {
      url: '/dashboard/content/approval',
      cause: `held-post:${userID}:${forum.now().getTime()}`,
      batch: 'held-post',
    },
  });
}

/** Tells those who keep order at a place of a new report; together, as long as nobody has looked. */
export async function tellReported(
  forum: Forum,
  { reportID, categoryID, userID }: { reportID: number; categoryID: number | null; userID: number },
): Promise<void> {
  const recipients = await keepersOf(forum, categoryID);
  await notify(forum, {
    type: 'NewReport',
    recipients: recipients.filter((one) => one !== userID),
    actorID: systemID,
    recordType: 'report',
    recordID: reportID,
    data: { url: '/dashboard/content/reports', cause: `report:${reportID}`, batch: 'report' },
  });
}

const addressOf = ({ recordType, name }: HeldPostRow, recordID: number): string =>
  recordType === 'discussion' ? discussionUrl({ discussionID: recordID, name }) : commentUrl(recordID);

/** Tells the author of a post that waited what was decided; a rejected one stands among their drafts, with the reason. */
export async function tellDecided(
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
