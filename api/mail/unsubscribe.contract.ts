import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const enabled = z.enum(['0', '1']);

/**
 * The e-mail preferences that an unsubscribe link can turn off: kinds of e-mail, and those of a followed category.
 * `enabled` is '1' while the preference is on.
 */
export const Unsubscribe = z.object({
  preferences: z.array(z.object({ preference: z.string().max(100), enabled })),
  followCategory: z
    .object({ categoryID: z.int(), preference: z.string().max(100), name: z.string(), enabled })
    .optional(),
});
/** The e-mail preferences that an unsubscribe link can turn off. */
export type Unsubscribe = z.infer<typeof Unsubscribe>;

/** A change of an unsubscribe link's preferences. Fields that are left out remain unchanged. */
export const UnsubscribeChoice = Unsubscribe.partial();
/** A change of an unsubscribe link's preferences. */
export type UnsubscribeChoice = z.infer<typeof UnsubscribeChoice>;

/** The preferences that an unsubscribe link can turn off, and whether the link has already been used. */
export const UnsubscribeState = Unsubscribe.extend({ isUsed: z.boolean() });
/** The preferences that an unsubscribe link can turn off, and whether the link has already been used. */
export type UnsubscribeState = z.infer<typeof UnsubscribeState>;

const tags = ['Unsubscribe'] as const;
const params = z.object({ token: z.string().min(1).max(500) });
const list = z.array(UnsubscribeState);

/**
 * The routes for unsubscribing with the link in an e-mail, without signing in
 * (docs/behavior/mail.md#unsubscribe-links). Reading a link turns nothing off.
 */
export const unsubscribeRoutes = {
  read: {
    method: 'GET',
    url: '/unsubscribe/:token',
    schema: { tags, summary: 'Read the subscriptions of an unsubscribe link.', params, response: { 200: list } },
  },
  unsubscribe: {
    method: 'POST',
    url: '/unsubscribe/:token',
    schema: {
      tags,
      summary: 'Unsubscribe from everything that the link covers.',
      description: 'Mail programs also call it (RFC 8058); the token is the only credential.',
      params,
      response: { 201: list },
    },
  },
  choose: {
    method: 'PATCH',
    url: '/unsubscribe/:token',
    schema: {
      tags,
      summary: 'Choose among the subscriptions of the link.',
      params,
      body: UnsubscribeChoice,
      response: { 204: z.null() },
    },
  },
  resubscribe: {
    method: 'POST',
    url: '/unsubscribe/resubscribe/:token',
    schema: { tags, summary: 'Undo the unsubscription.', params, response: { 200: list } },
  },
} as const satisfies Record<string, ContractRoute>;
