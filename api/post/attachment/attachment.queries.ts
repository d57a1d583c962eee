import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readComment } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import { readAttachmentForm, readCatalog, refreshAttachments } from './attachment.client.ts';
import type { AttachedRecordType } from './attachment-fields.contract.ts';

/** A post that can be sent to another service. */
export interface SentRecord {
  readonly recordType: AttachedRecordType;
  readonly recordID: number;
}

/** To which services posts can be sent; asked once a visit. */
export const catalogQuery = (api: Api) =>
  queryOptions({
    queryKey: ['attachments', 'catalog'],
    queryFn: async () => (await readCatalog(api)).body,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a service asks for before a post is sent. */
export const attachmentFormQuery = (api: Api, attachmentType: string, record: SentRecord) =>
  queryOptions({
    queryKey: ['attachments', 'form', attachmentType, record],
    queryFn: async () => (await readAttachmentForm(api, { attachmentType, ...record })).body,
    staleTime: 0,
  });

/** What a post became in other services, where it is not shown on its own page; asked anew with posts. */
export const recordAttachmentsQuery = (api: Api, { recordType, recordID }: SentRecord) =>
  queryOptions({
    queryKey: ['discussion', 'attachments', recordType, recordID],
    queryFn: async () => {
      const read = recordType === 'discussion' ? readDiscussion : readComment;
      return (await read(api, recordID, { expand: ['attachments'] })).body.attachments ?? [];
    },
  });

/** How things stand with what posts became in other services, asked once as it is shown. */
export const freshAttachmentsQuery = (api: Api, attachmentIDs: number[]) =>
  queryOptions({
    queryKey: ['attachments', 'fresh', attachmentIDs],
    queryFn: async () => (await refreshAttachments(api, { attachmentIDs, onlyStale: true })).body,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
