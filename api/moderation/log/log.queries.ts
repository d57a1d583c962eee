import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { type AuditLogQuery, listAuditLogs } from '#api/moderation/log/audit-log.client.ts';
import { type DeletedPostQuery, listDeletedPosts } from '#api/moderation/revision/deleted-post.client.ts';
import { listRevisions, type RevisionQuery } from '#api/moderation/revision/revision.client.ts';

interface Listed<T> {
  readonly body: readonly T[];
  readonly paging?: { readonly limit: number; readonly total?: number } | undefined;
}

/** Maps a list response to cached page data: rows, total count and limit. */
const pageOf = <T>({ body, paging }: Listed<T>) => ({
  rows: body,
  total: paging?.total ?? body.length,
  limit: paging?.limit ?? body.length,
});

/** The query for a page of the moderation log. */
export const auditLogQuery = (api: Api, query: AuditLogQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'entries', query],
    queryFn: async ({ signal }) => pageOf(await listAuditLogs(api, query, signal)),
  });

/** The query for the newest log entries about a member. */
export const memberLogQuery = (api: Api, userID: number) =>
  auditLogQuery(api, { recordType: 'member', recordID: userID, level: 'private', limit: 10 });

/** The query for a page of the revisions of a discussion or comment. */
export const revisionsQuery = (api: Api, query: RevisionQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'revisions', query],
    queryFn: async ({ signal }) => pageOf(await listRevisions(api, query, signal)),
  });

/** The query for a page of deleted discussions or comments. */
export const deletedPostsQuery = (api: Api, query: DeletedPostQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'deleted', query],
    queryFn: async ({ signal }) => pageOf(await listDeletedPosts(api, query, signal)),
  });
