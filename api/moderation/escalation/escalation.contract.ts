import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { ReportReasonFragment, reportReasonID } from '#api/moderation/report/report-reason.contract.ts';
import { listOf, numberRange, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Escalations'] as const;
const recordType = z.enum(['discussion', 'comment']);
const status = z.enum(['open', 'in-progress', 'on-hold', 'done']);
/** The list filter also accepts the statuses of external services, although none exist here. */
const askedStatus = z.enum(['open', 'in-progress', 'on-hold', 'external-zendesk', 'done']);
const number = z.number().int();
const date = z.string();
const name = visibleText().min(1, 'Name is required.').max(250);

/**
 * A post that requires more work than approving or removing it, and the state of that work
 * (docs/behavior/moderation.md#escalations).
 */
export const Escalation = z.object({
  escalationID: number,
  name: z.string(),
  url: z.string(),
  status,
  assignedUserID: number.nullable(),
  assignedUser: UserFragment.nullable(),
  recordType,
  recordID: number,
  recordName: z.string(),
  recordHtml: z.string(),
  recordUrl: z.string(),
  recordIsLive: z.boolean(),
  recordWasEdited: z.boolean(),
  recordUserID: number,
  recordUser: UserFragment,
  placeRecordType: z.enum(['category']),
  placeRecordID: number,
  placeRecordName: z.string(),
  placeRecordUrl: z.string(),
  reportReasons: z.array(ReportReasonFragment),
  countReports: number,
  countReportUsers: number,
  reportUserIDs: z.array(number),
  reportUsers: z.array(UserFragment),
  dateLastReport: date.nullable(),
  countNotes: number,
  insertUserID: number.nullable(),
  insertUser: UserFragment,
  dateInserted: date,
  dateUpdated: date.nullable(),
});
export type Escalation = z.infer<typeof Escalation>;

const one = z.object({ escalationID: recordID });

/**
 * The routes of escalations (docs/behavior/moderation.md#escalations). Require `community.moderate`, or
 * `posts.moderate` in the category.
 */
export const escalationRoutes = {
  list: {
    method: 'GET',
    url: '/escalations',
    schema: {
      tags,
      summary: 'List escalations, the newest first.',
      querystring: z.object({
        escalationID: numberRange.optional(),
        recordType: recordType.optional(),
        recordID: numberRange.optional(),
        placeRecordType: z.enum(['category']).optional(),
        placeRecordID: numberRange.optional(),
        status: listOf(askedStatus),
        assignedUserID: z.union([z.enum(['none', '$me']), numberRange]).optional(),
        recordUserID: numberRange.optional(),
        recordUserRoleID: numberRange.optional(),
        reportReasonID: listOf(reportReasonID),
        ...paging(100),
      }),
      response: { 200: z.array(Escalation) },
    },
  },
  add: {
    method: 'POST',
    url: '/escalations',
    schema: {
      tags,
      summary: 'Escalate a post, with its open reports.',
      description: 'With `recordIsLive: false` the post is removed. 409 when it is already escalated.',
      body: z.object({
        name,
        status: status.default('open'),
        assignedUserID: number.min(1).nullable().optional(),
        recordType,
        recordID: number.min(1),
        reportID: number.min(1).optional(),
        reportReasonIDs: z.array(reportReasonID).max(20).optional(),
        noteBody: visibleText().max(10_000).optional(),
        noteFormat: z.enum(['markdown', 'text', 'textex']).default('text'),
        recordIsLive: z.boolean().default(true),
        initialCommentBody: visibleText().max(10_000).optional(),
        initialCommentFormat: z.string().max(20).optional(),
      }),
      response: { 201: Escalation },
    },
  },
  lookupAssignee: {
    method: 'GET',
    url: '/escalations/lookup-assignee',
    schema: {
      tags,
      summary: 'Find possible assignees of an escalation by the start of their name.',
      description: 'Without an escalation: members who can handle reports and escalations in some category.',
      querystring: z.object({
        escalationID: recordID.optional(),
        name: z.string().max(100),
        ...paging(30, 100),
      }),
      response: { 200: z.array(UserFragment) },
    },
  },
  get: {
    method: 'GET',
    url: '/escalations/:escalationID',
    schema: { tags, summary: 'Read an escalation.', params: one, response: { 200: Escalation } },
  },
  change: {
    method: 'PATCH',
    url: '/escalations/:escalationID',
    schema: {
      tags,
      summary: 'Change an escalation: its name, status, assignee, and the visibility of its post.',
      description: '409 when its status or assignee differs from `seen`.',
      params: one,
      body: z.object({
        name: name.optional(),
        status: status.optional(),
        assignedUserID: number.min(1).nullable().optional(),
        recordIsLive: z.boolean().optional(),
        seen: z.object({ status: status.optional(), assignedUserID: number.nullable().optional() }).optional(),
      }),
      response: { 200: Escalation },
    },
  },
} as const satisfies Record<string, ContractRoute>;
