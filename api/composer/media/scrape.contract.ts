import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** The type of the content that a post shows for a URL. */
export const ScrapeType = z.enum([
  'quote',
  'twitter',
  'youtube',
  'vimeo',
  'instagram',
  'soundcloud',
  'imgur',
  'twitch',
  'getty',
  'giphy',
  'wistia',
  'codepen',
  'image',
  'link',
]);

/**
 * The content that a post shows for a URL. The `attributes` depend on the type: for a quote its author, dates and
 * text; for a video, audio or code embed the frame's URL (`frameSrc`) and dimensions (`shape`); for a link the
 * site's name. Only `attributes.body` is HTML.
 */
export const ScrapedPage = z.object({
  type: ScrapeType,
  url: z.string(),
  name: z.string().nullable(),
  body: z.string().nullable(),
  photoUrl: z.string().nullable(),
  height: z.number().int().nullable(),
  width: z.number().int().nullable(),
  attributes: z.record(z.string(), z.unknown()).nullable(),
});
/** The content that a post shows for a URL. */
export type ScrapedPage = z.infer<typeof ScrapedPage>;

/** The route that reads the content that a post shows for a URL (docs/behavior/composer.md#link-previews). */
export const scrapeRoutes = {
  scrape: {
    method: 'POST',
    url: '/media/scrape',
    schema: {
      tags: ['Media'],
      summary: 'Read the embed or link preview of a URL.',
      description:
        'Needs uploads.add, discussions.add or comments.add. A readable post of this site becomes a quote; videos, music and code of known sites become a frame, without a request to them; the head of other public web pages is fetched, on each call. 422 for any page that cannot be read.',
      body: z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000), force: z.boolean().default(false) }),
      response: { 201: ScrapedPage },
    },
  },
} as const satisfies Record<string, ContractRoute>;
