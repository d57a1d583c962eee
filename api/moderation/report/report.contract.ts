import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { flag, listOf, numberRange, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { ReportReasonFragment, reportReasonID } from './report-reason.contract.ts';

const tags = ['Reports'] as const;

/** The record types that can be reported. Messages can be reported only by participants of their conversation. */
const recordType = z.enum(['discussion', 'comment', 'message', 'user']);
const status = z.enum(['new', 'escalated', 'dismissed', 'rejected']);
const date = z.string();
const number = z.number().int();

/**
 * A member's report of a record (docs/behavior/moderation.md#reports). `recordName` and `recordHtml` are a snapshot of
 * the record when it was reported; `recordIsLive` and `recordWasEdited` describe its current state. `countReports`
 * counts all open reports of the record, which are handled together. Messages and members have no category.
 */
export const Report = z.object({
  reportID: number,
  recordType,
  recordID: number,
  recordName: z.string(),
  recordHtml: z.string(),
  recordExcerpt: z.string(),
  recordUrl: z.string(),
  recordIsLive: z.boolean(),
  recordWasEdited: z.boolean(),
  recordIsClosed: z.boolean(),
  placeRecordType: z.enum(['category']).nullable(),
  placeRecordID: number.nullable(),
  placeRecordName: z.string().nullable(),
  placeRecordUrl: z.string().nullable(),
  recordUserID: number,
  recordUser: UserFragment,
  recordDateInserted: date,
  recordDateUpdated: date.nullable(),
  isPending: z.boolean(),
  isPendingUpdate: z.boolean(),
  reportReasonIDs: z.array(reportReasonID),
  reportReasons: z.array(ReportReasonFragment),
  noteHtml: z.string(),
  status,
  countReports: number,
  countNotes: number,
  assignedUserID: number.nullable(),
  assignedUser: UserFragment.nullable(),
  dateAssigned: date.nullable(),
  escalationID: number.nullable(),
  insertUserID: number,
  insertUser: UserFragment,
  reportedUserID: number,
  reportedUser: UserFragment,
  updateUserID: number.nullable(),
  updateUser: UserFragment.nullable(),
  dateInserted: date,
  dateUpdated: date.nullable(),
});
export type Report = z.infer<typeof Report>;

/** A record with several reports (docs/behavior/moderation.md#report-queue). */
const ReportCounter = z.object({
  recordType,
  recordID: number,
  recordName: z.string(),
  recordHtml: z.string(),
  placeRecordType: z.enum(['category']).nullable(),
  placeRecordID: number.nullable(),
  placeRecordName: z.string().nullable(),
  countReports: number,
  reportReasons: z.array(ReportReasonFragment),
});

const one = z.object({ reportID: recordID });
const words = visibleText().max(10_000);
const seen = z
  .object({ assignedUserID: number.min(1).nullable() })
  .optional()
  .describe('The assignee known to the client; 409 when it is another one now.');

/** The routes of reports (docs/behavior/moderation.md#reports). */
export const reportRoutes = {
  list: {
    method: 'GET',
    url: '/reports',
    schema: {
      tags,
      summary: 'List reports, the newest first.',
      description:
        'Needs community.moderate, or posts.moderate in a category for its reports. Held posts are included as reports without an author: new while held, dismissed once approved, rejected once rejected. `isPending` lists only held posts, or excludes them. Their routes are `approve-record` and `reject-record`.',
      querystring: z.object({
        isPending: flag,
        reportID: numberRange.optional(),
        recordType: recordType.optional(),
        recordID: numberRange.optional(),
        reportReasonID: listOf(reportReasonID),
        placeRecordType: z.enum(['category']).optional(),
        placeRecordID: numberRange.optional(),
        includeSubcategories: flag,
        insertUserID: numberRange.optional(),
        insertUserRoleID: numberRange.optional(),
        recordUserID: numberRange.optional(),
        assignedUserID: z.union([z.enum(['none', '$me']), numberRange]).optional(),
        status: listOf(status),
        sort: z.enum(['dateInserted', '-dateInserted']).default('-dateInserted'),
        ...paging(100),
      }),
      response: { 200: z.array(Report) },
    },
  },
  add: {
    method: 'POST',
    url: '/reports',
    schema: {
      tags,
      summary: 'Report a post, a message or a member.',
      description:
        'Needs flag.add. A further report of the same record by the same member is added to the open one. 403 for one’s own records, and when there are no reasons.',
      body: z.object({
        recordType,
        recordID: number.min(1),
        reportReasonIDs: z.array(reportReasonID).max(20),
        noteBody: words.default(''),
        noteFormat: z.enum(['markdown', 'text', 'textex']).default('text'),
      }),
      response: { 201: Report },
    },
  },
  automation: {
    method: 'GET',
    url: '/reports/automation',
    schema: {
      tags,
      summary: 'List records with a minimum number of reports.',
      querystring: z.object({
        countReports: z.coerce.number().int().min(1).max(10_000),
        reportReasonID: listOf(reportReasonID),
        placeRecordID: numberRange.optional(),
        includeSubcategories: flag,
        ...paging(100),
      }),
      response: { 200: z.array(ReportCounter) },
    },
  },
  get: {
    method: 'GET',
    url: '/reports/:reportID',
    schema: { tags, summary: 'Read a report.', params: one, response: { 200: Report } },
  },
  assign: {
    method: 'PUT',
    url: '/reports/:reportID/assignee',
    schema: {
      tags,
      summary: 'Assign the reports of a record to oneself or to another moderator.',
      description: 'null removes the assignee. 409 when the assignee differs from `seen`.',
      params: one,
      body: z.object({ assignedUserID: number.min(1).nullable(), seen }),
      response: { 200: Report },
    },
  },
  dismiss: {
    method: 'POST',
    url: '/reports/:reportID/dismiss',
    schema: {
      tags,
      summary: 'Dismiss all open reports of a record; the record stays.',
      description: '409 when they are already handled, or assigned to another moderator.',
      params: one,
      response: { 204: z.null() },
    },
  },
  dismissByPatch: {
    method: 'PATCH',
    url: '/reports/:reportID/dismiss',
    schema: {
      tags,
      summary: 'Dismiss all open reports of a record, like POST.',
      params: one,
      response: { 204: z.null() },
    },
  },
  approve: {
    method: 'PATCH',
    url: '/reports/:reportID/approve-record',
    schema: {
      tags,
      summary: 'Approve the record: its reports are dismissed.',
      description: 'With `verifyRecordUser` posts of its author need no approval any more.',
      params: one,
      body: z.object({ verifyRecordUser: z.boolean().default(false) }),
      response: { 200: Report },
    },
  },
  reject: {
    method: 'PATCH',
    url: '/reports/:reportID/reject-record',
    schema: {
      tags,
      summary: 'Remove the record: its post is deleted and its open reports are closed.',
      description:
        'Needs the permission to delete it. A discussion or a comment; a comment with replies leaves a tombstone.',
      params: one,
      body: z.object({ reason: words.optional() }).nullish(),
      response: { 200: Report },
    },
  },
  close: {
    method: 'PATCH',
    url: '/reports/:reportID/close-record',
    schema: {
      tags,
      summary: 'Close the discussion to new comments; its open reports are closed.',
      params: one,
      response: { 200: Report },
    },
  },
  undo: {
    method: 'POST',
    url: '/reports/:reportID/undo',
    schema: {
      tags,
      summary: 'Undo the handling of the report.',
      description: '409 when the record has changed since, or there is nothing to undo.',
      params: one,
      response: { 200: Report },
    },
  },
} as const satisfies Record<string, ContractRoute>;
