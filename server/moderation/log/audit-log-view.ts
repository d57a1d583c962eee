import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { AuditLog } from '#api/moderation/log/audit-log.contract.ts';
import { logActions } from '#api/moderation/log/log-action.ts';
import type { Words } from '#api/words.ts';
import { mayViewIn } from '#server/category/viewable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Authors } from '#server/post/post-author.ts';
import type { AuditLogRow } from './audit-log.queries.ts';
import type { LogScope } from './moderation-log.policy.ts';
import { mayUndo } from './moderation-log.ts';

const urlOf = ({ recordType, recordID, recordName }: AuditLogRow): string | null => {
  if (recordName === null) return null;
  if (recordType === 'discussion') return discussionUrl({ discussionID: recordID, name: recordName });
  if (recordType === 'comment') return commentUrl(recordID);
  return recordType === 'user' || recordType === 'member' ? profileUrl({ userID: recordID, name: recordName }) : null;
};

const isTold = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((one) => typeof one !== 'object'));

const told = (value: unknown): string => (value === undefined || value === null ? '–' : String(value));

/** What was and what is, part by part, where that is a plain value. */
const changesOf = ({ before, after }: AuditLogRow): string[] =>
  Object.keys(after)
    .filter((key) => isTold(before[key]) && isTold(after[key]) && before[key] !== undefined)
    .map((key) => `${key}: ${told(before[key])} → ${told(after[key])}`);

/** The value of a part; of a discussion's type the further one that it is of, if any. */
const partOf = (state: AuditLogRow['before'], part: string): unknown =>
  (part === 'type' && state['post_type_id']) || state[part];

/** From what to what, by the names people know; null where neither is a category, a member or a type. */
function changeOf({ before, after }: AuditLogRow, viewer: Viewer, authors: Authors): AuditLog['change'] {
  const names: Readonly<Record<string, (value: unknown) => string>> = {
    category_id: (id) =>
      mayViewIn(viewer, Number(id)) ? (viewer.categories.byID(Number(id))?.name ?? told(id)) : told(id),
    insert_user_id: (id) => authors(Number(id)).name,
    type: told,
  };
  const part = Object.keys(names).find((key) => key in before && key in after);
  const name = part && names[part];
  return part && name ? { from: name(partOf(before, part)), to: name(partOf(after, part)) } : null;
}

/** The members that an entry names. */
export const peopleIn = ({ actorID, undoneByID, before, after }: AuditLogRow): (number | null)[] => [
  actorID,
  undoneByID,
  Number(before['insert_user_id'] ?? 0),
  Number(after['insert_user_id'] ?? 0),
];

/** An entry as the viewer may see it: whole in the private log, in the public one without what is about persons. */
export function auditLogFor(
  { viewer, scope, authors, words }: { viewer: Viewer; scope: LogScope; authors: Authors; words: Words },
  row: AuditLogRow,
): AuditLog {
  const isPrivate = scope.level === 'private';
  const own = <T>(value: T): T | null => (isPrivate ? value : null);
  const person = (userID: number | null) => (scope.withNames && userID !== null ? authors(userID) : null);
  const { action, recordType, recordID, undoOf, undoneBy } = row;
  const undoer = person(row.undoneByID);
  return {
    auditLogID: String(row.logID),
    eventType: action,
    message: action in logActions ? words.t(logActions[action]) : action,
    requestMethod: own(row.requestMethod),
    requestPath: own(row.requestPath),
    requestQuery: own(row.requestQuery),
    parentRequest: own(row.parentRequest),
    context: row.requestPath === null ? 'job' : 'request',
    meta: isPrivate ? changesOf(row) : [],
    change: isPrivate ? changeOf(row, viewer, authors) : null,
    insertUserID: scope.withNames ? row.actorID : null,
    insertUser: person(row.actorID),
    dateInserted: row.dateInserted,
    insertIPAddress: own(row.ipAddress),
    spoofUserID: null,
    orcUserEmail: null,
    recordType,
    recordID,
    recordName: row.recordName,
    recordUrl: urlOf(row),
    parentRecordID: row.parentRecordID,
    reason: own(row.reason),
    isPublic: row.isPublic,
    isUndo: undoOf !== null,
    undone: row.dateUndone !== null ? { user: undoer, date: row.dateUndone } : null,
    canUndo: isPrivate && undoOf === null && undoneBy === null && mayUndo(viewer, row),
  };
}
