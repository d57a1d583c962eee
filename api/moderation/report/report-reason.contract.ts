import { z } from 'zod';
import { RoleFragment } from '#api/member/user/user-fragment.contract.ts';
import { flag } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Report reasons'] as const;

/** The API name of a report reason: lower case letters, digits and hyphens. It cannot be changed later. */
export const reportReasonID = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Use at most 60 lowercase letters, digits and hyphens.');
const name = visibleText().min(1, 'Name is required.').max(100);
const description = visibleText().max(500);
const sort = z.number().int().min(0).max(10_000);
const roleIDs = z.array(z.number().int().min(1)).max(100);

/** A report reason as shown with a report (docs/behavior/moderation.md#report-reasons). */
export const ReportReasonFragment = z.object({
  reportReasonID: z.string(),
  name: z.string(),
  description: z.string(),
  sort: z.number().int(),
  deleted: z.boolean(),
});
export type ReportReasonFragment = z.infer<typeof ReportReasonFragment>;

/**
 * A reason for which posts can be reported (docs/behavior/moderation.md#report-reasons). Members with one of `roleIDs`
 * may give it, or everyone if there are none. Only members who manage reasons receive `countReports`.
 */
export const ReportReason = ReportReasonFragment.extend({
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUserID: z.number().int(),
  updateUserID: z.number().int().nullable(),
  roleIDs: z.array(z.number().int()),
  roles: z.array(RoleFragment),
  countReports: z.number().int().optional(),
});
export type ReportReason = z.infer<typeof ReportReason>;

const one = z.object({ reportReasonID });
const withDeleted = z.object({ includeDeleted: flag });

/** The routes of report reasons (docs/behavior/moderation.md#report-reasons). */
export const reportReasonRoutes = {
  list: {
    method: 'GET',
    url: '/report-reasons',
    schema: {
      tags,
      summary: 'List the report reasons.',
      description:
        'Those that the viewer’s roles may use (flag.add); all of them with site.manage or community.moderate.',
      querystring: withDeleted,
      response: { 200: z.array(ReportReason) },
    },
  },
  sort: {
    method: 'PUT',
    url: '/report-reasons/sorts',
    schema: {
      tags,
      summary: 'Set the order of report reasons.',
      description: 'Maps the name of each reason to its position: {"spam": 1, "abuse": 2}. Needs site.manage.',
      body: z.record(z.string().max(60), sort).refine((sorts) => Object.keys(sorts).length <= 500, 'Too many reasons.'),
      response: { 204: z.null() },
    },
  },
  get: {
    method: 'GET',
    url: '/report-reasons/:reportReasonID',
    schema: {
      tags,
      summary: 'Read a report reason.',
      params: one,
      querystring: withDeleted,
      response: { 200: ReportReason },
    },
  },
  add: {
    method: 'POST',
    url: '/report-reasons',
    schema: {
      tags,
      summary: 'Create a report reason.',
      description: 'Needs site.manage. 409 when a reason with this ID exists, including deleted ones.',
      body: z.object({
        reportReasonID,
        name,
        description: description.default(''),
        sort: sort.optional(),
        roleIDs: roleIDs.default([]),
      }),
      response: { 201: ReportReason },
    },
  },
  change: {
    method: 'PATCH',
    url: '/report-reasons/:reportReasonID',
    schema: {
      tags,
      summary: 'Change a report reason.',
      description: 'Needs site.manage. Omitted properties stay unchanged; `deleted: false` restores a deleted reason.',
      params: one,
      body: z.object({
        name: name.optional(),
        description: description.optional(),
        sort: sort.optional(),
        roleIDs: roleIDs.optional(),
        deleted: z.literal(false).optional(),
      }),
      response: { 201: ReportReason },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/report-reasons/:reportReasonID',
    schema: {
      tags,
      summary: 'Delete a report reason.',
      description: 'Needs site.manage. Existing reports retain it; new reports cannot use it.',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
