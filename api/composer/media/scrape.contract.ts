import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** What the address of something on the web is shown as. */
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
 * What an address shows within a post. `attributes` of a quote are its author, dates and text; of a film, a song or code
 * the frame that shows it (`frameSrc`) and its form (`shape`); of a link its site's name. Nothing but `attributes.body` is HTML.
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
/** What an address shows within a post. */
export type ScrapedPage = z.infer<typeof ScrapedPage>;

/** The call that reads what an address shows (`spec/api.md`, media). */
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
