import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { internalStatusID } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus, StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { DiscussionRow } from '#server/discussion/list/discussion-row.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findLastStatuses } from './discussion-status.queries.ts';

/** Returns the status of a discussion and, for staff, its internal status. */
export type DiscussionStatuses = (row: DiscussionRow) => Pick<Discussion, 'status' | 'internalStatus'>;

const fragmentOf = ({ statusID, name, recordSubtype, state }: RecordStatus): StatusFragment => ({
  statusID,
  name,
  recordType: 'discussion',
  recordSubType: recordSubtype,
  state,
});

/** Finds the last status change of each discussion with its author and reason. */
async function findLogs(db: Queryable, discussionIDs: readonly number[]) {
  const last = await findLastStatuses(db, discussionIDs);
  const authors = await findAuthors(
    db,
    last.map(({ insertUserID }) => insertUserID),
  );
  return new Map(
    last.map(({ discussionID, statusID, insertUserID, dateInserted, reason }) => [
      // The key includes the status, so that a later automatic status has no log entry.
      `${discussionID}:${statusID}`,
      { reasonUpdated: reason, updateUser: authors(insertUserID), dateUpdated: dateInserted },
    ]),
  );
}

/** Returns the short forms of all statuses by ID. */
export const fragmentsOf = (statuses: readonly RecordStatus[]): ReadonlyMap<number, StatusFragment> =>
  new Map(statuses.map((status) => [status.statusID, fragmentOf(status)]));

/** Loads the statuses of discussions and, for staff on request, who set them. */
export async function findStatusesAmong(
  db: Queryable,
  viewer: Viewer,
  discussionIDs: readonly number[],
  withLog: boolean,
): Promise<DiscussionStatuses> {
  const isStaff = may(viewer, 'staff.allow');
  const byID = fragmentsOf(viewer.statuses);
  const logs = withLog && isStaff ? await findLogs(db, discussionIDs) : undefined;
  return (row) => {
    const status = byID.get(row.status_id);
    const internal = byID.get(internalStatusID(row.resolved));
    const log = logs?.get(`${row.discussion_id}:${row.status_id}`);
    return {
      ...(status && { status: { ...status, ...(log && { log }) } }),
      ...(isStaff && internal && { internalStatus: internal }),
    };
  };
}
