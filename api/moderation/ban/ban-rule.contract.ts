import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { banRuleTypes } from './ban-rule-type.ts';

/**
 * The body for creating a ban rule. `*` in the pattern matches any sequence of characters, including none. Network
 * addresses can be given as CIDR ranges instead, IPv4 or IPv6.
 */
export const BanRulePost = z.object({
  type: z.enum(banRuleTypes),
  pattern: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .regex(/[^*\s]/, 'Enter more than asterisks.'),
  note: z.string().trim().max(1_000).default(''),
});
export type BanRulePost = z.infer<typeof BanRulePost>;

/** A ban rule with the number of members it matches now and the number of attempts it has blocked. */
export const BanRule = z.object({
  banRuleID: z.number().int(),
  type: z.enum(banRuleTypes),
  pattern: z.string(),
  note: z.string(),
  countUsers: z.number().int(),
  countBlocked: z.number().int(),
  dateLastBlocked: z.string().nullable(),
  insertUser: UserFragment.nullable(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
});
export type BanRule = z.infer<typeof BanRule>;

/**
 * The result of testing a ban rule: the number of members it would block, some of them, and whether moderators are
 * among them.
 */
export const BanRuleTrial = z.object({
  countUsers: z.number().int(),
  users: z.array(UserFragment),
  hitsStaff: z.boolean(),
});
export type BanRuleTrial = z.infer<typeof BanRuleTrial>;

const tags = ['Ban rules'] as const;
const path = z.object({ id: recordID });
const needs = 'Needs site.manage or users.ban.';

/**
 * The routes of ban rules: member names, e-mail addresses and network addresses that may not register, sign in or post
 * (docs/behavior/moderation.md#ban-rules).
 */
export const banRuleRoutes = {
  list: {
    method: 'GET',
    url: '/ban-rules',
    schema: {
      tags,
      summary: 'List ban rules',
      description: `Newest first. ${needs}`,
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(BanRule) },
    },
  },
  trial: {
    method: 'POST',
    url: '/ban-rules/trial',
    schema: {
      tags,
      summary: 'Test which members a ban rule would match',
      description: `Nothing is stored. ${needs}`,
      body: BanRulePost,
      response: { 200: BanRuleTrial },
    },
  },
  add: {
    method: 'POST',
    url: '/ban-rules',
    schema: {
      tags,
      summary: 'Add a ban rule',
      description: `${needs} A rule that matches moderators is rejected (\`ban-rule.hits-staff\`).`,
      body: BanRulePost,
      response: { 201: BanRule },
    },
  },
  change: {
    method: 'PATCH',
    url: '/ban-rules/:id',
    schema: {
      tags,
      summary: 'Change a ban rule',
      description: `Like adding a rule. ${needs}`,
      params: path,
      body: BanRulePost.partial(),
      response: { 200: BanRule },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/ban-rules/:id',
    schema: { tags, summary: 'Delete a ban rule', description: needs, params: path, response: { 204: z.undefined() } },
  },
} as const satisfies Record<string, ContractRoute>;
