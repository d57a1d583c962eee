import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { dateRange, fields, flag, memberIDs, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Moderation log'] as const;
const id = z.number().int();
const one = z.object({ id: z.string().regex(/^\d{1,15}$/) });

/** Who took an entry back, and when. */
const Signature = z.object({ user: UserFragment.nullable(), date: z.string() });

/**
 * Something that those who keep order did (`spec/api.md`, AuditLog). `eventType` is the action (`discussion.close`),
 * `message` says it in the reader's language, `meta` tells what was and is (`closed: false → true`), `change` the same by
 * names where a category, author or type was changed. In the public log
 * everything about the request is null, `reason`, `meta` and `change` are left out, and moderators have names only where
 * the setting `moderation.publicLogNames` says so. `parentRequest` is the page from which the request was made. `canUndo` tells whether the asking member may take it back.
 */
export const AuditLog = z.object({
  auditLogID: z.string(),
  eventType: z.string(),
  message: z.string(),
  requestMethod: z.string().nullable(),
  requestPath: z.string().nullable(),
  requestQuery: z.string().nullable(),
  parentRequest: z.object({ id: z.string(), method: z.string(), path: z.string(), query: z.string() }).nullable(),
  context: z.string(),
  meta: z.array(z.string()),
  change: z.object({ from: z.string(), to: z.string() }).nullable(),
  insertUserID: id.nullable(),
  insertUser: UserFragment.nullable(),
  dateInserted: z.string(),
  insertIPAddress: z.string().nullable(),
  spoofUserID: id.nullable(),
  orcUserEmail: z.string().nullable(),
  recordType: z.string(),
  recordID: id,
  recordName: z.string().nullable(),
  recordUrl: z.string().nullable(),
  parentRecordID: id.nullable(),
  reason: z.string().nullable(),
  isPublic: z.boolean(),
  isUndo: z.boolean(),
  undone: Signature.nullable(),
  canUndo: z.boolean(),
});
/** Something that those who keep order did. */
export type AuditLog = z.infer<typeof AuditLog>;

/** The calls about the log of what those who keep order did (`spec/api.md`, audit-logs). */
export const auditLogRoutes = {
  list: {
    method: 'GET',
    url: '/audit-logs',
    schema: {
      tags,
      summary: 'List what those who keep order did.',
      description:
        'The last first. The private log needs community.moderate or site.manage; with discussions.moderate in some categories it tells of those. The public one is open as the setting moderation.publicLog says.',
      querystring: z.object({
        level: z.enum(['public', 'private']).optional(),
        insertUserID: memberIDs,
        insertIPAddress: z.string().max(45).optional(),
        eventType: z.string().max(100).optional(),
        dateInserted: dateRange.optional(),
        recordType: z.string().max(50).optional(),
        recordID: recordID.optional(),
        parentRecordID: recordID.optional(),
        operation: z.string().max(50).optional(),
        onlySpoofedActions: flag,
        ...paging(30, 500),
        ...fields,
      }),
      response: { 200: z.array(AuditLog) },
    },
  },
  get: {
    method: 'GET',
    url: '/audit-logs/:id',
    schema: {
      tags,
      summary: 'Read one entry of the log.',
      description: 'As the private log.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: AuditLog },
    },
  },
  undo: {
    method: 'POST',
    url: '/audit-logs/:id/undo',
    schema: {
      tags,
      summary: 'Take back what was done.',
      description:
        'Needs what doing it needs. Refused with 409 when it was taken back already or the record was changed since; `record` names by whom (`userID`, `name`) and when (`date`).',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
