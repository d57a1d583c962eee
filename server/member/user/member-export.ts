import type { RawBuilder } from 'kysely';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { findProfileValues } from '#server/member/profile-field/profile-field.queries.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { listUsersFromCursor, type UserListQuery, type UserRow } from './user.queries.ts';
import { readUserCursor } from './user-cursor.ts';

/** The number of members that one statement reads. */
const atOnce = 500;

/** The columns of the file and the value of each. The names are those of the API. */
const columns: readonly (readonly [name: string, value: (row: UserRow) => unknown])[] = [
  ['userID', ({ userID }) => userID],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['pendingEmail', ({ pendingEmail }) => pendingEmail],
  ['emailConfirmed', ({ emailConfirmed }) => emailConfirmed],
  ['roles', ({ roles }) => roles.map(({ name }) => name).join('; ')],
  ['title', ({ title }) => title],
  ['banned', ({ banned }) => banned],
  ['bypassSpam', ({ bypassSpam }) => bypassSpam],
  ['dateInserted', ({ dateInserted }) => dateInserted],
  ['dateLastActive', ({ dateLastActive }) => dateLastActive],
  ['insertIPAddress', ({ insertIPAddress }) => insertIPAddress],
  ['lastIPAddress', ({ lastIPAddress }) => lastIPAddress],
  ['countDiscussions', ({ countDiscussions }) => countDiscussions],
  ['countComments', ({ countComments }) => countComments],
  ['points', ({ points }) => points],
];

/**
 * Returns a value as a cell of a CSV file (RFC 4180). A text that a spreadsheet would read as a formula is prefixed with
 * an apostrophe.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  const safe = /^\s*[=+\-@|\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** The selected members, and the profile fields that the viewer may see. */
interface MemberExport {
  readonly query: Omit<UserListQuery, 'page' | 'limit' | 'expand' | 'fields' | 'cursor'>;
  readonly fields: readonly ProfileField[];
  readonly more: readonly RawBuilder<unknown>[];
}

/** Yields the lines of a CSV file of members, a batch at a time. For viewers with personalInfo.view. */
export async function* memberCsv(forum: Forum, { query, fields, more }: MemberExport): AsyncGenerator<string> {
  const sees = { personal: true, visits: true, bannedToo: true };
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${line([...columns.map(([name]) => name), ...fields.map(({ apiName }) => apiName)])}`;
  let next: string | undefined = '';
  while (next !== undefined) {
    const cursor = readUserCursor(query.sort, next, sees.visits);
    const question = { ...query, page: 1, limit: atOnce, expand: [] } as UserListQuery;
    const batch: Awaited<ReturnType<typeof listUsersFromCursor>> = await listUsersFromCursor(forum.db, question, sees, {
      cursor,
      more,
    });
    const ids = batch.users.map(({ userID }) => userID);
    const answers = fields.length > 0 ? await findProfileValues(forum.db, ids) : new Map<number, object>();
    yield batch.users
      .map((row) => {
        const own = (answers.get(row.userID) ?? {}) as Readonly<Record<string, unknown>>;
        return line([...columns.map(([, value]) => value(row)), ...fields.map(({ apiName }) => own[apiName])]);
      })
      .join('');
    next = batch.next;
  }
}

/** Logs an export of members with the filters of the list. */
export const logExport = (forum: Forum, actorID: number, query: object): Promise<number> =>
  inTransaction(forum.db, (trx) =>
    logAction(trx, {
      action: 'member.export',
      actorID,
      recordType: 'member',
      recordID: actorID,
      before: {},
      after: {},
      reason: JSON.stringify(query),
      isPublic: false,
    }),
  );
