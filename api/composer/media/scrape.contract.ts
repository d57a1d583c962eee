import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** The type of content as which a URL is rendered. */
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
 * The content as which a URL is rendered within a post. `attributes` depend on the type: for a quote its author, dates
 * and text; for a video, audio or code embed the frame's URL (`frameSrc`) and dimensions (`shape`); for a link the
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
/** The content as which a URL is rendered within a post. */
export type ScrapedPage = z.infer<typeof ScrapedPage>;

/** The route that reads the content as which a URL is rendered (docs/behavior/composer.md#link-previews). */
export const scrapeRoutes = {
  scrape: {
    method: 'POST',
    url: '/media/scrape',
    schema: {
      tags: ['Media'],
      summary: 'Read what an address shows within a post.',
      description:
        'Needs uploads.add, discussions.add or comments.add. A post of this site becomes a quote, if the viewer may read it; films, songs and code of known sites a frame, without asking them; of other pages of the public web the beginning is read, each time anew. 422 for what cannot be read, whatever the cause.',
      body: z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000), force: z.boolean().default(false) }),
      response: { 201: ScrapedPage },
    },
  },
} as const satisfies Record<string, ContractRoute>;
