import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';

/** The types of records that can be sent to an external service. */
export const AttachedRecordType = z.enum(['discussion', 'comment', 'user']);
export type AttachedRecordType = z.infer<typeof AttachedRecordType>;

/**
 * A metadata entry that the external service provides for the item it created: a label, a value and an optional link.
 */
export const AttachmentMetadata = z.object({
  labelCode: z.string(),
  value: z.string(),
  url: z.string().optional(),
  format: z.enum(['date-time']).optional(),
});

/**
 * The item that an external service created from a record, such as a ticket or an issue
 * (docs/behavior/post.md#attachments).
 */
export const Attachment = z.object({
  attachmentID: z.number().int(),
  attachmentType: z.string(),
  recordType: AttachedRecordType,
  recordID: z.number().int(),
  foreignID: z.string(),
  foreignUserID: z.string().nullable(),
  source: z.string(),
  sourceID: z.string(),
  sourceUrl: z.string(),
  status: z.string(),
  state: z.string().nullable(),
  dateInserted: z.string(),
  insertUserID: z.number().int().nullable(),
  insertUser: UserFragment,
  dateUpdated: z.string().nullable(),
  metadata: z.array(AttachmentMetadata),
});
export type Attachment = z.infer<typeof Attachment>;
