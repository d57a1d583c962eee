import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { type AuditLogQuery, listAuditLogs } from '#api/moderation/audit-log.client.ts';
import { type DeletedPostQuery, listDeletedPosts } from '#api/moderation/deleted-post.client.ts';
import { listRevisions, type RevisionQuery } from '#api/moderation/revision.client.ts';

/** A page of the log of what those who keep order did, with its paging. */
export const auditLogQuery = (api: Api, query: AuditLogQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'entries', query],
    queryFn: ({ signal }) => listAuditLogs(api, query, signal),
    placeholderData: keepPreviousData,
  });

/** A page of the texts of a discussion or comment, with its paging. */
export const revisionsQuery = (api: Api, query: RevisionQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'revisions', query],
    queryFn: ({ signal }) => listRevisions(api, query, signal),
    placeholderData: keepPreviousData,
  });

/** A page of deleted discussions or comments, with its paging. */
export const deletedPostsQuery = (api: Api, query: DeletedPostQuery) =>
  queryOptions({
    queryKey: ['moderation-log', 'deleted', query],
    queryFn: ({ signal }) => listDeletedPosts(api, query, signal),
    placeholderData: keepPreviousData,
  });
