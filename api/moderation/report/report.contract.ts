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
 * A member's report of a record (docs/behavior/moderation.md#reports). `recordName` and `recordHtml` are a snapshot of the record
 * when it was reported; `recordIsLive` and `recordWasEdited` describe its current state. `countReports` counts all open
 * reports of the record, which are handled together. Messages and members have no category.
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
  .describe('Who had it when it was looked at; 409 when that is somebody else now.');

/** The routes of reports (docs/behavior/moderation.md#reports). */
export const reportRoutes = {
  list: {
    method: 'GET',
    url: '/reports',
    schema: {
      tags,
      summary: 'List reports, the newest first.',
      description:
        'Needs community.moderate, or posts.moderate in a category for the reports in it. Posts that wait for approval are among them, as reports that nobody made: new while they wait, dismissed once approved, rejected once refused. `isPending` lists only those that wait, or none of them. Their calls are `approve-record` and `reject-record`.',
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
        'Needs flag.add. What one says again of the same record is added to the open report. 403 for one’s own, and when there are no reasons.',
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
      summary: 'List records with at least so many reports.',
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
      summary: 'Claim the reports of a record, or give them to somebody who may handle them.',
      description: 'null lets go of them. 409 when somebody else took them since `seen`.',
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
      summary: 'Dismiss all open reports of a record: it stays as it is.',
      description: '409 when they were handled, or are claimed by somebody else.',
      params: one,
      response: { 204: z.null() },
    },
  },
  dismissByPatch: {
    method: 'PATCH',
    url: '/reports/:reportID/dismiss',
    schema: {
      tags,
      summary: 'Dismiss all open reports of a record, as POST does.',
      params: one,
      response: { 204: z.null() },
    },
  },
  approve: {
    method: 'PATCH',
    url: '/reports/:reportID/approve-record',
    schema: {
      tags,
      summary: 'Find the record in order: its reports are dismissed.',
      description: 'With `verifyRecordUser` its author’s posts need no approval any more.',
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
      summary: 'Take the record away: its post is deleted, its open reports are answered.',
      description:
        'Needs the permission to delete it. A discussion, or a comment; a comment with answers leaves its place.',
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
      summary: 'Close the discussion to new comments; its open reports are answered.',
      params: one,
      response: { 200: Report },
    },
  },
  undo: {
    method: 'POST',
    url: '/reports/:reportID/undo',
    schema: {
      tags,
      summary: 'Take back how the report was handled.',
      description: '409 when something changed since, or there is nothing to take back.',
      params: one,
      response: { 200: Report },
    },
  },
} as const satisfies Record<string, ContractRoute>;
