import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readComment } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import { readAttachmentForm, readCatalog, refreshAttachments } from './attachment.client.ts';
import type { AttachedRecordType } from './attachment-fields.contract.ts';

/** A reference to a post that can be sent to an external service. */
export interface SendableRecord {
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
}

/** Returns the query for the external services to which posts can be sent. The result is loaded once per visit. */
export const catalogQuery = (api: Api) =>
  queryOptions({
    queryKey: ['attachments', 'catalog'],
    queryFn: async () => (await readCatalog(api)).body,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query for the form that an external service requires before a post is sent. */
export const attachmentFormQuery = (api: Api, attachmentType: string, record: SendableRecord) =>
  queryOptions({
    queryKey: ['attachments', 'form', attachmentType, record],
    queryFn: async () => (await readAttachmentForm(api, { attachmentType, ...record })).body,
    staleTime: 10_000,
  });

/**
 * The attachments of a post outside its own page. The query key begins with `discussion`, so an invalidation of posts
 * refetches it.
 */
export const recordAttachmentsQuery = (api: Api, { recordType, recordID }: SendableRecord) =>
  queryOptions({
    queryKey: ['discussion', 'attachments', recordType, recordID],
    queryFn: async () => {
      const read = recordType === 'discussion' ? readDiscussion : readComment;
      return (await read(api, recordID, { expand: ['attachments'] })).body.attachments ?? [];
    },
  });

/**
 * Returns the query for the current state of attachments from their external services, refreshed once when they are
 * displayed.
 */
export const freshAttachmentsQuery = (api: Api, attachmentIDs: number[]) =>
  queryOptions({
    queryKey: ['attachments', 'fresh', attachmentIDs],
    queryFn: async () => (await refreshAttachments(api, { attachmentIDs, onlyStale: true })).body,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
