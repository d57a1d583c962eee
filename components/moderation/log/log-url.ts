import type { AuditLogQuery } from '#api/moderation/log/audit-log.client.ts';
import type { DeletedPostQuery } from '#api/moderation/revision/deleted-post.client.ts';
import type { LogFilterValues } from './log-filter.tsx';

/** The state of a log page in the URL: path, filter and page number. */
export interface LogPageParams extends LogFilterValues {
  readonly path: string;
  readonly page: number;
}

/** Returns the URL of a log page. */
export function logPageUrl({ path, ...asked }: LogPageParams): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** Returns the API query of a log page. */
export function logQueryOf({ path: _, from, to, ...asked }: LogPageParams): AuditLogQuery {
  const days = from && to ? `[${from},${to}]` : from ? `>=${from}` : to ? `<=${to}` : undefined;
  const known = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return { ...known, ...(days && { dateInserted: days }), limit: 30 } as AuditLogQuery;
}

/** A page of deleted posts: the discussion (for comments) or category (for discussions), and the page number. */
export interface DeletedPostsParams {
  readonly recordType: 'discussion' | 'comment';
  readonly parentRecordID: number | undefined;
  readonly page: number;
}

/** Returns the URL of a page of deleted posts (docs/behavior/moderation.md#deleted-posts). */
export function deletedPostsUrl({ recordType, parentRecordID, page }: DeletedPostsParams): string {
  const parent = parentRecordID === undefined ? '' : `parentRecordID=${parentRecordID}&`;
  return `/log/filter?${parent}recordType=${recordType}&operation=delete${page > 1 ? `&page=${page}` : ''}`;
}

/** Returns the API query of a page of deleted posts. */
export const deletedQueryOf = ({ recordType, parentRecordID, page }: DeletedPostsParams): DeletedPostQuery => ({
  recordType,
  page,
  ...(parentRecordID !== undefined && { parentRecordID }),
});
