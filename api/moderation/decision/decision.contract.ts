import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import {
  appealOutcomes,
  decisionKinds,
  decisionTextLimit,
  sanctionKinds,
} from '#api/moderation/decision/decision-kind.ts';
import { fields, listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const text = visibleText().max(decisionTextLimit);
const moment = z.iso.datetime({ offset: true });

/** An appeal against a decision and its outcome. Only moderators see who answered it. */
export const Appeal = z.object({
  body: z.string(),
  status: z.enum(['open', ...appealOutcomes]),
  answer: z.string(),
  answerUser: UserFragment.nullable().optional(),
  dateInserted: z.string(),
  dateAnswered: z.string().nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

/** The statement of reasons of a decision. Only moderators see `note` and `insertUser`. */
export const Decision = z.object({
  decisionID: z.number().int(),
  kind: z.enum(decisionKinds),
  status: z.enum(['active', 'expired', 'lifted']),
  userID: z.number().int(),
  user: UserFragment,
  recordType: z.enum(['discussion', 'comment']).nullable(),
  recordID: z.number().int().nullable(),
  recordName: z.string().nullable(),
  recordUrl: z.string().nullable(),
  recordExcerpt: z.string().nullable(),
  reason: z.object({ reportReasonID: z.string().nullable(), name: z.string(), description: z.string() }).nullable(),
  words: z.string(),
  points: z.number().int(),
  isAutomated: z.boolean(),
  dateInserted: z.string(),
  dateExpires: z.string().nullable(),
  dateLifted: z.string().nullable(),
  liftedBy: z.enum(['expiry', 'moderator', 'appeal', 'replacement']).nullable(),
  appeal: Appeal.nullable(),
  mayAppeal: z.boolean(),
  mayAnswer: z.boolean(),
  mayLift: z.boolean(),
  note: z.string().optional(),
  insertUser: UserFragment.nullable().optional(),
});
export type Decision = z.infer<typeof Decision>;

/**
 * The body for imposing a sanction. Without `dateExpires` the sanction applies until it is lifted. For a mute or ban,
 * `replaces` is the ID of the sanction in force that the new one replaces. For a warning, `replaces` is the ID of the
 * warning that the post already has, or that the member received after `seen`; that warning stays in force.
 */
export const SanctionPost = z.object({
  kind: z.enum(sanctionKinds),
  reportReasonID: visibleText().max(100).optional(),
  words: text.default(''),
  note: text.default(''),
  points: z.number().int().min(0).max(100).default(0),
  dateExpires: moment.nullable().default(null),
  recordType: z.enum(['discussion', 'comment']).optional(),
  recordID: z.number().int().positive().optional(),
  replaces: z.number().int().positive().optional(),
  /** The latest decision about the member known to the moderator; null for none. */
  seen: z.object({ decisionID: z.number().int().positive().nullable() }).optional(),
});
export type SanctionPost = z.infer<typeof SanctionPost>;

/** The body for warning the authors of several posts, or several members. */
export const BulkWarning = SanctionPost.pick({
  reportReasonID: true,
  words: true,
  note: true,
  points: true,
  dateExpires: true,
}).extend({
  recordType: z.enum(['discussion', 'comment', 'user']),
  recordIDs: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(500),
});
export type BulkWarning = z.infer<typeof BulkWarning>;

const tags = ['Decisions'] as const;
const decisionPath = z.object({ id: recordID });
const key = z.string().max(100).optional();

/**
 * The routes of decisions about members: warnings, mutes, bans and removals, their statements of reasons, and appeals.
 */
export const decisionRoutes = {
  listOfUser: {
    method: 'GET',
    url: '/users/:id/decisions',
    schema: {
      tags,
      summary: 'List the decisions about a member',
      description:
        'Newest first. The viewer’s own without notes; other members’ need community.moderate, users.edit or users.ban.',
      params: memberPath,
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(Decision) },
    },
  },
  sanction: {
    method: 'POST',
    url: '/users/:id/decisions',
    schema: {
      tags,
      summary: 'Warn, mute or ban a member',
      description:
        'Needs community.moderate, users.edit or users.ban, and an authority at least equal to theirs; never for oneself or an ' +
        'administrator. `decision.already`, with the active decision, when the member is already muted or banned, the post has a warning, or ' +
        'the member was warned after the latest decision in `seen`, unless `replaces` names that decision. The member is notified by notification and e-mail.',
      params: memberPath,
      body: SanctionPost,
      response: { 201: Decision },
    },
  },
  list: {
    method: 'GET',
    url: '/decisions',
    schema: {
      tags,
      summary: 'List decisions',
      description: 'Needs community.moderate. `appeal=open` returns the open appeals, oldest first.',
      querystring: z.object({
        ...paging(30, 100),
        kind: listOf(z.enum(decisionKinds)),
        appeal: z.enum(['open', 'answered']).optional(),
        ...fields,
      }),
      response: { 200: z.array(Decision) },
    },
  },
  read: {
    method: 'GET',
    url: '/decisions/:id',
    schema: {
      tags,
      summary: 'Read a decision with its statement of reasons',
      description: 'For the member concerned, by session or by the `key` from the e-mail, and for moderators.',
      params: decisionPath,
      querystring: z.object({ key, ...fields }),
      response: { 200: Decision },
    },
  },
  warnMany: {
    method: 'POST',
    url: '/decisions/warnings',
    schema: {
      tags,
      summary: 'Warn the authors of many posts, or many members',
      description:
        'Like warning one member. Each post gets its warning; `points` count once for each member. Members that the viewer may not warn, ' +
        'and posts that already have a warning (`decision.already`), are rejected individually.',
      querystring: z.object(longRunnerQuery),
      body: BulkWarning,
      response: longRunnerResponses,
    },
  },
  lift: {
    method: 'PUT',
    url: '/decisions/:id/lift',
    schema: {
      tags,
      summary: 'Lift a sanction',
      description:
        'Needs the same permissions as the sanction; `decision.over` with member and date when it is already over.',
      params: decisionPath,
      response: { 200: Decision },
    },
  },
  appeal: {
    method: 'POST',
    url: '/decisions/:id/appeal',
    schema: {
      tags,
      summary: 'Appeal a decision about oneself',
      description: 'Once for each decision, by session or by the `key`.',
      params: decisionPath,
      body: z.object({ body: text.min(1), key }),
      response: { 201: Decision },
    },
  },
  answer: {
    method: 'PATCH',
    url: '/decisions/:id/appeal',
    schema: {
      tags,
      summary: 'Answer an appeal',
      description:
        'Needs community.moderate, and a moderator other than the author of the decision, if there is one. `changed` gives the sanction ' +
        'another end; `revoked` lifts it. `appeal.answered` when the appeal is already answered.',
      params: decisionPath,
      body: z.object({
        outcome: z.enum(appealOutcomes),
        answer: text.min(1),
        dateExpires: moment.nullable().optional(),
      }),
      response: { 200: Decision },
    },
  },
} as const satisfies Record<string, ContractRoute>;
