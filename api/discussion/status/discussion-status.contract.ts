import { z } from 'zod';
import { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { statusStates } from './discussion-status.ts';

const tags = ['Discussion statuses'] as const;
const one = z.object({ id: recordID });
const statusNumber = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const name = visibleText().min(1, 'Name is required.').max(100);
const kind = {
  state: z.enum(statusStates),
  recordSubtype: z.enum(discussionTypes).nullable(),
  isDefault: z.boolean(),
  isInternal: z.boolean().nullable(),
};

/** An entry of the status history of a discussion (docs/behavior/discussion.md#statuses). */
export const StatusLog = z.object({
  statusID: z.number().int(),
  insertUserID: z.number().int(),
  dateInserted: z.string(),
  recordType: z.literal('discussion'),
  recordID: z.string(),
  reason: z.string().nullable(),
});

/** The routes of discussion statuses (docs/behavior/discussion.md#statuses). */
export const discussionStatusRoutes = {
  list: {
    method: 'GET',
    url: '/discussions/statuses',
    schema: {
      tags,
      summary: 'List the statuses of discussions.',
      description: 'Internal statuses, which state whether a discussion is resolved, need staff.allow.',
      querystring: z.object({
        subType: z.enum(discussionTypes).optional(),
        state: z.enum(statusStates).optional(),
        ...fields,
      }),
      response: { 200: z.array(RecordStatus) },
    },
  },
  add: {
    method: 'POST',
    url: '/discussions/statuses',
    schema: {
      tags,
      summary: 'Create a status.',
      description:
        'Needs community.manage. `isDefault` assigns it to all discussions of its type without a status; the status of a question follows from its answers.',
      body: z.object({
        name,
        state: kind.state.default('open'),
        recordSubtype: kind.recordSubtype.default(null),
        isDefault: kind.isDefault.default(false),
        isInternal: kind.isInternal.optional(),
      }),
      response: { 201: RecordStatus },
    },
  },
  get: {
    method: 'GET',
    url: '/discussions/statuses/:id',
    schema: {
      tags,
      summary: 'Read a status.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: RecordStatus },
    },
  },
  change: {
    method: 'PATCH',
    url: '/discussions/statuses/:id',
    schema: {
      tags,
      summary: 'Change a status.',
      description: 'Needs community.manage. 409 for automatic statuses.',
      params: one,
      body: z.object({ name, ...kind }).partial(),
      response: { 200: RecordStatus },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/discussions/statuses/:id',
    schema: {
      tags,
      summary: 'Delete an unused status.',
      description: 'Needs community.manage. 409 while discussions have it, and for automatic statuses.',
      params: one,
      response: { 204: z.null() },
    },
  },
  set: {
    method: 'PUT',
    url: '/discussions/:id/status',
    schema: {
      tags,
      summary: 'Set the status of a discussion.',
      description:
        'Needs discussions.edit or community.moderate there; for an internal status staff.allow. The automatic status, or 0, removes the assigned one. `statusNotes` are stored in the log; 409 when the status differs from `seen`.',
      params: one,
      body: z.object({
        statusID: statusNumber,
        statusNotes: visibleText().max(1_000).optional(),
        seen: z.object({ statusID: statusNumber }).optional(),
      }),
      response: { 200: Discussion },
    },
  },
  setIdea: {
    method: 'PATCH',
    url: '/discussions/:id/idea',
    schema: {
      tags,
      summary: 'Set the status of an idea and the public notes on it.',
      description:
        'Needs discussions.edit or community.moderate there. `statusNotes` stay until they are replaced; null removes them. 400 for other types of discussions.',
      params: one,
      body: z.object({ statusID: statusNumber, statusNotes: visibleText().max(1_000).nullable().optional() }),
      response: { 200: z.object({ statusID: z.number().int(), statusNotes: z.string().nullable() }) },
    },
  },
  log: {
    method: 'GET',
    url: '/discussions/:id/status-log',
    schema: {
      tags,
      summary: 'List the status changes of a discussion, newest first.',
      description: 'Needs staff.allow.',
      params: one,
      querystring: z.object({ ...paging(50, 100), ...fields }),
      response: { 200: z.array(StatusLog) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
