import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { type AuditLogQuery, listAuditLogs } from '#api/moderation/log/audit-log.client.ts';
import { type DeletedPostQuery, listDeletedPosts } from '#api/moderation/revision/deleted-post.client.ts';
import { listRevisions, type RevisionQuery } from '#api/moderation/revision/revision.client.ts';

interface Listed<T> {
  readonly body: readonly T[];
  readonly paging?: { readonly limit: number; readonly total?: number } | undefined;
}

/** A page of a list as pages keep it: what is on it, and how many there are. */
const pageOf = <T>({ body, paging }: Listed<T>) => ({
  rows: body,
  total: paging?.total ?? body.length,
  limit: paging?.limit ?? body.length,
});

/** A page of the log of what those who keep order did. */
export const auditLogQuery = (api: Api, query: AuditLogQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'entries', query],
    queryFn: async ({ signal }) => pageOf(await listAuditLogs(api, query, signal)),
  });

/** A page of the texts of a discussion or comment. */
export const revisionsQuery = (api: Api, query: RevisionQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'revisions', query],
    queryFn: async ({ signal }) => pageOf(await listRevisions(api, query, signal)),
  });

/** A page of deleted discussions or comments. */
export const deletedPostsQuery = (api: Api, query: DeletedPostQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'deleted', query],
    queryFn: async ({ signal }) => pageOf(await listDeletedPosts(api, query, signal)),
  });
