import { z } from 'zod';
import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { statusStates } from './discussion-status.ts';

const number = z.number().int();
const state = z.enum(statusStates);

/**
 * What a discussion stands at (`spec/api.md`, RecordStatus), for discussions of one type or of any. A system status comes
 * by itself: of questions by their answers, of others there is none; the internal ones say whether staff resolved it.
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
/** What a discussion stands at. */
export type RecordStatus = z.infer<typeof RecordStatus>;

/** A status beside a discussion; `log` tells staff who gave it last, with the expand `status.log`. */
export const StatusFragment = z.object({
  statusID: number,
  name: z.string(),
  recordType: z.literal('discussion'),
  recordSubType: z.string().nullable(),
  state,
  log: z.object({ reasonUpdated: z.string().nullable(), updateUser: UserFragment, dateUpdated: z.string() }).optional(),
});
/** A status beside a discussion. */
export type StatusFragment = z.infer<typeof StatusFragment>;
