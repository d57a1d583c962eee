import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { dateRange, fields, flag, memberIDs, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Moderation log'] as const;
const id = z.number().int();
const one = z.object({ id: z.string().regex(/^\d{1,15}$/) });

/** The member who undid an entry, and the date. */
const Signature = z.object({ user: UserFragment.nullable(), date: z.string() });

/**
 * A moderation action (docs/behavior/moderation.md#moderation-log). `eventType` is the action (`discussion.close`).
 * `message` is its text in the viewer's language. `meta` lists the old and the new values (`closed: false → true`).
 * `change` gives the same by name when a category, author or type was changed. In the public log, everything about the
 * request is null, `reason`, `meta` and `change` are omitted, and moderators are named only if the setting
 * `moderation.publicLogNames` is on. `parentRequest` is the page from which the request was made. `canUndo` states
 * whether the viewer may undo the action.
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
/** A moderation action. */
export type AuditLog = z.infer<typeof AuditLog>;

/** The routes of the audit log (docs/behavior/moderation.md#moderation-log). */
export const auditLogRoutes = {
  list: {
    method: 'GET',
    url: '/audit-logs',
    schema: {
      tags,
      summary: 'List the entries of the moderation log.',
      description:
        'Newest first. The private log needs community.moderate or site.manage; discussions.moderate in some categories limits it to those. The setting moderation.publicLog controls access to the public log.',
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
      summary: 'Read an entry of the moderation log.',
      description: 'Like the private log.',
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
      summary: 'Undo an action.',
      description:
        'Needs the permissions for the action. 409 when it is already undone or the record has changed since; `record` states the member (`userID`, `name`) and the date (`date`).',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
