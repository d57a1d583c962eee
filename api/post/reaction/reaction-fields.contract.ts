import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const ReactionClass = z.enum(['Positive', 'Negative', 'Flag']);

/**
 * The count of one reaction type on a post, and whether the viewer gave it. `isRefused` is set when the viewer cannot
 * give it to this post: the type is inactive, reserved for other roles, or the idea is closed.
 */
export const ReactionCount = z.object({
  tagID: number,
  urlcode: z.string(),
  name: z.string(),
  class: ReactionClass,
  count: number,
  hasReacted: z.boolean(),
  reactionValue: number,
  isRefused: z.boolean().optional(),
});
/** The count of one reaction type on a post. */
export type ReactionCount = z.infer<typeof ReactionCount>;

/** An entry of a post's reaction log: the member, the reaction type and the time. */
export const ReactionLogEntry = z.object({
  recordType: z.enum(['discussion', 'comment']),
  recordID: number,
  tagID: number,
  userID: number,
  user: UserFragment,
  dateInserted: z.string(),
  reactionType: z.object({ tagID: number, urlcode: z.string(), name: z.string(), class: ReactionClass }),
});
/** An entry of a post's reaction log. */
export type ReactionLogEntry = z.infer<typeof ReactionLogEntry>;

/** A reaction type (docs/behavior/post.md#reaction-types). */
export const ReactionType = z.object({
  tagID: number,
  urlCode: z.string(),
  urlcode: z.string(),
  name: z.string(),
  description: z.string(),
  class: ReactionClass,
  points: number,
  reactionValue: number,
  active: z.boolean(),
  hidden: z.boolean(),
  custom: z.boolean(),
  sort: number,
  photoUrl: z.string().nullable(),
  /** Whether a background job is recomputing scores with the current reaction value. */
  isRescoring: z.boolean(),
  /**
   * The roles that may give the reaction, in addition to the permission of its class. An empty list allows all roles.
   */
  roleIDs: z.array(number),
  attributes: z.null(),
});
/** A reaction type. */
export type ReactionType = z.infer<typeof ReactionType>;

/** A change of a reaction type. */
export const ReactionTypePatch = z.object({
  name: visibleText().min(1).max(50).optional(),
  description: visibleText().max(500).optional(),
  class: ReactionClass.optional(),
  points: number.min(-100).max(100).optional(),
  reactionValue: number.min(-100).max(100).optional(),
  roleIDs: z.array(number.positive()).max(100).optional(),
  active: z.boolean().optional(),
  hidden: z.boolean().optional(),
  sort: number.min(0).max(10_000).optional(),
  photoUrl: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https?:\/\/|\/(?!\/))/)
    .nullable()
    .optional(),
});
/** A change of a reaction type. */
export type ReactionTypePatch = z.infer<typeof ReactionTypePatch>;
