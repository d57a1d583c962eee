import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const ReactionClass = z.enum(['Positive', 'Negative', 'Flag']);

/**
 * How often a post got one kind of reaction, and whether the viewer gave it; `isRefused` where the viewer cannot give it to
 * this post: it is switched off, is others' to give, or the idea is closed.
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
/** How often a post got one kind of reaction. */
export type ReactionCount = z.infer<typeof ReactionCount>;

/** Who reacted how, and when. */
export const ReactionLogEntry = z.object({
  recordType: z.enum(['discussion', 'comment']),
  recordID: number,
  tagID: number,
  userID: number,
  user: UserFragment,
  dateInserted: z.string(),
  reactionType: z.object({ tagID: number, urlcode: z.string(), name: z.string(), class: ReactionClass }),
});
/** Who reacted how, and when. */
export type ReactionLogEntry = z.infer<typeof ReactionLogEntry>;

/** A kind of reaction (`spec/api.md`, ReactionType). */
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
  /** Scores are being counted anew by this worth. */
  isRescoring: z.boolean(),
  /** Who may give it beside the permission of its class; everybody when empty. */
  roleIDs: z.array(number),
  attributes: z.null(),
});
/** A kind of reaction. */
export type ReactionType = z.infer<typeof ReactionType>;

/** A change of a kind of reaction. */
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
/** A change of a kind of reaction. */
export type ReactionTypePatch = z.infer<typeof ReactionTypePatch>;
