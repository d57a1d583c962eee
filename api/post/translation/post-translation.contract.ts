import { z } from 'zod';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const params = z.object({ id: recordID });
const body = z.object({ language: z.string().min(2).max(35) });

/**
 * The translation of a post. `body` is sanitized HTML with the elements of the post's own HTML. `name` is the title of a
 * discussion. `from` is the language that the service detected; null if it named none.
 */
export const PostTranslation = z.object({
  name: z.string().nullable(),
  body: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  service: z.string(),
});
/** The translation of a post. */
export type PostTranslation = z.infer<typeof PostTranslation>;

/** The use of the daily budget: characters sent today, the budget (0 for none), and when the next day starts. */
export const PostTranslationUsage = z.object({
  characters: z.number().int(),
  limit: z.number().int(),
  dateReset: z.string(),
});
/** The use of the daily budget. */
export type PostTranslationUsage = z.infer<typeof PostTranslationUsage>;

const description =
  'For everyone who may read the post, if the site translates posts and has a translation service for the language, which must be one of the languages of the site. Posts of private categories only if the site allows it. The first request sends the text to the service and counts towards the daily budget of the site; later ones are answered from the cache until the post changes. 429 when the budget is used up.';

/** The routes that translate posts on request (docs/behavior/post.md#translation). */
export const postTranslationRoutes = {
  translateDiscussion: {
    method: 'POST',
    url: '/discussions/:id/translation',
    schema: {
      tags: ['Discussions'],
      summary: 'Translate a discussion.',
      description,
      params,
      body,
      response: { 200: PostTranslation },
    },
  },
  translateComment: {
    method: 'POST',
    url: '/comments/:id/translation',
    schema: {
      tags: ['Comments'],
      summary: 'Translate a comment.',
      description,
      params,
      body,
      response: { 200: PostTranslation },
    },
  },
  usage: {
    method: 'GET',
    url: '/post-translations/usage',
    schema: {
      tags: ['Posts'],
      summary: 'Read how much of the daily budget of translations is used.',
      description: 'Needs site.manage.',
      response: { 200: PostTranslationUsage },
    },
  },
} as const satisfies Record<string, ContractRoute>;
