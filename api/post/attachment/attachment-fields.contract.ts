import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';

/** What can be sent to another service. */
export const AttachedRecordType = z.enum(['discussion', 'comment', 'user']);
export type AttachedRecordType = z.infer<typeof AttachedRecordType>;

/** A fact that the service tells of what it made: a name and a value, with a link where there is one. */
export const AttachmentMetadata = z.object({
  labelCode: z.string(),
  value: z.string(),
  url: z.string().optional(),
  format: z.enum(['date-time']).optional(),
});

/** What a record became in another service (`spec/behaviours.md` §29, `spec/api.md` Attachment). */
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
