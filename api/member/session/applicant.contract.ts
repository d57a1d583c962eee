import { z } from 'zod';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

/** A person who has applied for membership. `applicantID` equals their userID. */
export const Applicant = z.object({
  applicantID: z.number().int(),
  userID: z.number().int(),
  name: z.string(),
  email: z.string().nullable().optional(),
  emailConfirmed: z.boolean(),
  discoveryText: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'declined']),
  dateInserted: z.string(),
  insertIPAddress: z.string().nullable().optional(),
});
export type Applicant = z.infer<typeof Applicant>;

/** The request body for an application that staff enter for another person, such as one received by post. */
const ApplicantPost = z.object({
  name: visibleName().min(1).max(100),
  email: visibleText().min(1).max(254),
  password: z.string().min(1).max(1_000),
  discoveryText: visibleText().min(1).max(2_000),
});
/** An application that staff enter for another person. */
export type ApplicantPost = z.infer<typeof ApplicantPost>;

const tags = ['Applicants'] as const;
const params = z.object({ id: recordID });

/**
 * Applications for membership (docs/behavior/account.md#applications); all calls need community.moderate or
 * applicants.manage.
 */
export const applicantRoutes = {
  list: {
    method: 'GET',
    url: '/applicants',
    schema: {
      tags,
      summary: 'List applicants',
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(Applicant) },
    },
  },
  read: {
    method: 'GET',
    url: '/applicants/:id',
    schema: { tags, summary: 'Read an applicant', params, querystring: z.object(fields), response: { 200: Applicant } },
  },
  add: {
    method: 'POST',
    url: '/applicants',
    schema: {
      tags,
      summary: 'Add an application for a person',
      description:
        'The person gets an e-mail to confirm the address. Applicants themselves register at `/users/register`.',
      body: ApplicantPost,
      response: { 201: Applicant },
    },
  },
  answer: {
    method: 'PATCH',
    url: '/applicants/:id',
    schema: {
      tags,
      summary: 'Approve or decline an application',
      description: 'The applicant is notified by e-mail. Declining deletes the account.',
      params,
      body: z.object({ status: z.enum(['approved', 'declined']) }),
      response: { 200: Applicant },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/applicants/:id',
    schema: {
      tags,
      summary: 'Delete an application without an answer',
      params,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
