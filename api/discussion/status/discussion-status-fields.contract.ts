import { z } from 'zod';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { statusStates } from './discussion-status.ts';

const number = z.number().int();
const state = z.enum(statusStates);

/**
 * A status of discussions (docs/behavior/discussion.md#statuses), for one post type or for all. System statuses are
 * assigned automatically: for questions by their answers; other types have none. Internal statuses state whether staff
 * has resolved the discussion.
 */
export const RecordStatus = z.object({
  statusID: number,
  name: z.string(),
  state,
  recordType: z.literal('discussion'),
  recordSubtype: z.enum(discussionTypes).nullable(),
  isDefault: z.boolean(),
  isSystem: z.boolean(),
  isInternal: z.boolean(),
});
/** A status of discussions. */
export type RecordStatus = z.infer<typeof RecordStatus>;

/** The status of a discussion. `log` states who set it last; it is present for staff with the expand `status.log`. */
export const StatusFragment = z.object({
  statusID: number,
  name: z.string(),
  recordType: z.literal('discussion'),
  recordSubType: z.string().nullable(),
  state,
  log: z.object({ reasonUpdated: z.string().nullable(), updateUser: UserFragment, dateUpdated: z.string() }).optional(),
});
/** The status of a discussion. */
export type StatusFragment = z.infer<typeof StatusFragment>;
