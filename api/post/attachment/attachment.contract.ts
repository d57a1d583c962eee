import { z } from 'zod';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { AttachedRecordType, Attachment } from './attachment-fields.contract.ts';

const tags = ['Attachments'] as const;
const type = z.string().trim().min(1).max(100);

/** An external service to which records can be sent, with its interface texts (docs/behavior/post.md#attachments). */
export const Integration = z.object({
  attachmentType: z.string(),
  name: z.string(),
  title: z.string(),
  label: z.string(),
  submitButton: z.string(),
  recordTypes: z.array(AttachedRecordType),
  /** The posts that the viewer may send: `all` (staff), `own` or `none`. */
  writeableContentScope: z.enum(['all', 'own', 'none']),
  externalIDLabel: z.string(),
  /** The name of an icon, such as `ticket`. */
  logoIcon: z.string(),
  postSuccessMessage: z.object({ message: z.string(), linkText: z.string() }),
});
export type Integration = z.infer<typeof Integration>;

const record = { recordType: AttachedRecordType, recordID };

/** The routes for attachments of posts and members. */
export const attachmentRoutes = {
  list: {
    method: 'GET',
    url: '/attachments',
    schema: {
      tags,
      summary: 'List the attachments of a record.',
      description:
        'Needs a session. Staff (staff.allow, community.moderate) see all, other members the attachments that they created.',
      querystring: z.object(record),
      response: { 200: z.array(Attachment) },
    },
  },
  catalog: {
    method: 'GET',
    url: '/attachments/catalog',
    schema: {
      tags,
      summary: 'List the integrations and the types of records that they accept.',
      description: 'Needs a session. Only integrations that an administrator has configured.',
      response: { 200: z.record(z.string(), Integration) },
    },
  },
  schema: {
    method: 'GET',
    url: '/attachments/schema',
    schema: {
      tags,
      summary: 'Read the form of an integration for a record.',
      description:
        'For members who may send it: the author, or staff where the integration accepts posts of all members.',
      querystring: z.object({ attachmentType: type, ...record }),
      response: { 200: FormSchema },
    },
  },
  add: {
    method: 'POST',
    url: '/attachments',
    schema: {
      tags,
      summary: 'Send a record to an integration, with the values of its form.',
      description:
        'Access is as for the form. `attachment.already`, with member and date, for a record that was already sent. `attachment.unreachable` when the service does not respond.',
      body: z.looseObject({ attachmentType: type, ...record }),
      response: { 200: Attachment },
    },
  },
  refresh: {
    method: 'POST',
    url: '/attachments/refresh',
    schema: {
      tags,
      summary: 'Refresh the state of attachments.',
      description:
        'For members who may see them. With `onlyStale` those not refreshed for ten minutes. Values that a service does not return stay unchanged.',
      body: z.object({ attachmentIDs: z.array(recordID).min(1).max(50), onlyStale: z.boolean().default(true) }),
      response: { 200: z.array(Attachment) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
