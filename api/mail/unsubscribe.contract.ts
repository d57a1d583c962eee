import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const enabled = z.enum(['0', '1']);

/** What a link in a message can switch off: kinds of mail, and those of a followed category. `enabled` is '1' while it is on. */
export const Unsubscribe = z.object({
  preferences: z.array(z.object({ preference: z.string().max(100), enabled })),
  followCategory: z
    .object({ categoryID: z.int(), preference: z.string().max(100), name: z.string(), enabled })
    .optional(),
});
/** What a link in a message can switch off. */
export type Unsubscribe = z.infer<typeof Unsubscribe>;

/** A choice among what a link can switch off; what is left out stays. */
export const UnsubscribeChoice = Unsubscribe.partial();
/** A choice among what a link can switch off. */
export type UnsubscribeChoice = z.infer<typeof UnsubscribeChoice>;

/** What a link can switch off, and whether it was used already. */
export const UnsubscribeState = Unsubscribe.extend({ isUsed: z.boolean() });
/** What a link can switch off, and whether it was used already. */
export type UnsubscribeState = z.infer<typeof UnsubscribeState>;

const tags = ['Unsubscribe'] as const;
const params = z.object({ token: z.string().min(1).max(500) });
const list = z.array(UnsubscribeState);

/** Switching mail off by the link in a message, without signing in (`spec/screens.md` D10). Reading switches nothing off. */
export const unsubscribeRoutes = {
  read: {
    method: 'GET',
    url: '/unsubscribe/:token',
    schema: { tags, summary: 'Read what a link switches off.', params, response: { 200: list } },
  },
  unsubscribe: {
    method: 'POST',
    url: '/unsubscribe/:token',
    schema: {
      tags,
      summary: 'Switch off what the link is for.',
      description: 'Also called by mail programs (RFC 8058), from anywhere: the token is all it needs.',
      params,
      response: { 201: list },
    },
  },
  choose: {
    method: 'PATCH',
    url: '/unsubscribe/:token',
    schema: {
      tags,
      summary: 'Choose among what the link is for.',
      params,
      body: UnsubscribeChoice,
      response: { 204: z.null() },
    },
  },
  resubscribe: {
    method: 'POST',
    url: '/unsubscribe/resubscribe/:token',
    schema: { tags, summary: 'Take it back.', params, response: { 200: list } },
  },
} as const satisfies Record<string, ContractRoute>;
