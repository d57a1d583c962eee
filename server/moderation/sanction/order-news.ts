import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { HeldPostRow } from '#server/moderation/approval/held-post.queries.ts';
import { findAssignable } from '#server/moderation/triage/assignee.ts';
import { type News, notify } from '#server/notification/notify.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The forum's own member, in whose name those who keep order and authors are told. */
const systemID = 1;

/** So many of those who keep order at a place are told. */
const mostTold = 100;

/** What those who keep order at a place are told, and whose doing it is, who is not. */
interface KeepersNews extends Pick<News, 'type' | 'recordType' | 'recordID' | 'data'> {
  readonly categoryID: number | null;
  readonly userID: number;
}

async function tellKeepers(forum: Forum, { categoryID, userID, ...news }: KeepersNews): Promise<void> {
  const keepers = await findAssignable(forum, { name: '', categoryID, limit: mostTold, page: 1 });
  await notify(forum, { ...news, recipients: keepers.filter((one) => one !== userID), actorID: systemID });
}

/** Tells those who keep order at a place that a post waits for approval; together, as long as nobody has looked. */
export const tellWaiting = (forum: Forum, author: { categoryID: number; userID: number }): Promise<void> =>
  tellKeepers(forum, {
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

/** Tells those who keep order at a place of a new report; together, as long as nobody has looked. */
export const tellReported = (
  forum: Forum,
  { reportID, ...reporter }: { reportID: number; categoryID: number | null; userID: number },
): Promise<void> =>
  tellKeepers(forum, {
    ...reporter,
    type: 'NewReport',
    recordType: 'report',
    recordID: reportID,
    data: { url: '/dashboard/content/reports', cause: `report:${reportID}`, batch: 'report' },
  });

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
