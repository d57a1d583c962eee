import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Visits'] as const;
const number = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional();
const address = z.string().max(4_000).nullable().optional();

/**
 * An event reported by a visitor's page: a page view, a discussion view or a click on an external link. Additional
 * properties are allowed.
 */
export const TickEvent = z.looseObject({
  type: z.string().max(100).default('page_view'),
  url: address,
  referrer: address,
  destinationUrl: address,
  discussionID: number,
  categoryID: number,
});

/** The visit-privacy choice. `-1` means the site's default. */
export const Privacy = z.object({ AnonymizeData: z.enum(['1', '0', '-1']) });
const SentPrivacy = z.object({ AnonymizeData: z.union([Privacy.shape.AnonymizeData, z.literal([1, 0, -1])]) });
/** The visit-privacy choice: whether visits are counted anonymously. */
export type Privacy = z.infer<typeof Privacy>;

/** The API routes that count visits (docs/behavior/platform.md#page-views). */
export const tickRoutes = {
  tick: {
    method: 'POST',
    url: '/tick',
    schema: {
      tags,
      summary: 'Record a page view.',
      body: TickEvent,
      response: { 201: z.object({ didTrack: z.boolean(), message: z.string().optional() }) },
    },
  },
  privacy: {
    method: 'GET',
    url: '/analytics/privacy',
    schema: { tags, summary: 'Read whether the viewer’s visits are counted anonymously.', response: { 200: Privacy } },
  },
  changePrivacy: {
    method: 'POST',
    url: '/analytics/privacy',
    schema: {
      tags,
      summary: 'Set whether the viewer’s visits are counted anonymously.',
      description: 'Stored in the account of a member, in a cookie for a guest.',
      body: SentPrivacy,
      response: { 201: Privacy },
    },
  },
} as const satisfies Record<string, ContractRoute>;
