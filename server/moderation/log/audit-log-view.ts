import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import type { AuditLog } from '#api/moderation/log/audit-log.contract.ts';
import { logActions } from '#api/moderation/log/log-action.ts';
import type { Translations } from '#api/translations.ts';
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

const isShown = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((one) => typeof one !== 'object'));

const formatValue = (value: unknown): string => (value === undefined || value === null ? '–' : String(value));

/** Lists the changed properties with the old and the new value, as far as these are plain values. */
const changesOf = ({ before, after }: AuditLogRow): string[] =>
  Object.keys(after)
    .filter((key) => isShown(before[key]) && isShown(after[key]) && before[key] !== undefined)
    .map((key) => `${key}: ${formatValue(before[key])} → ${formatValue(after[key])}`);

/** Returns the value of a property. For the type of a discussion, the custom post type takes precedence. */
const partOf = (state: AuditLogRow['before'], part: string): unknown =>
  (part === 'type' && state['post_type_id']) || state[part];

/** Returns the old and the new value by display name; null unless a category, an author or a type was changed. */
function changeOf({ before, after }: AuditLogRow, viewer: Viewer, authors: Authors): AuditLog['change'] {
  const names: Readonly<Record<string, (value: unknown) => string>> = {
    category_id: (id) =>
      mayViewIn(viewer, Number(id)) ? (viewer.categories.byID(Number(id))?.name ?? formatValue(id)) : formatValue(id),
    insert_user_id: (id) => authors(Number(id)).name,
    type: formatValue,
  };
  const part = Object.keys(names).find((key) => key in before && key in after);
  const name = part && names[part];
  return part && name ? { from: name(partOf(before, part)), to: name(partOf(after, part)) } : null;
}

/** Returns the IDs of the members named in an entry. */
export const peopleIn = ({ actorID, undoneByID, before, after }: AuditLogRow): (number | null)[] => [
  actorID,
  undoneByID,
  Number(before['insert_user_id'] ?? 0),
  Number(after['insert_user_id'] ?? 0),
];

/** Presents an entry to the viewer: complete in the private log, without personal data in the public log. */
export function auditLogFor(
  { viewer, scope, authors, words }: { viewer: Viewer; scope: LogScope; authors: Authors; words: Translations },
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
