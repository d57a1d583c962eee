import { z } from 'zod';
import { listOf, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { LocaleKey, longestWordFile } from './locale.contract.ts';
import { mostWordsByMachine } from './word-limit.ts';

const tags = ['Locales'] as const;
const one = z.object({ locale: LocaleKey });

/** The states by which the texts of a language can be filtered. */
export const wordStates = ['changed', 'missing', 'machine', 'outdated'] as const;
/** A state by which the texts of a language can be filtered. */
export type WordState = (typeof wordStates)[number];

/** A text of the interface in a language. */
export const Word = z.object({
  /** The ID of the message, such as `post.bookmark.add`. */
  id: z.string(),
  area: z.string(),
  /** The English text that comes with the forum. */
  source: z.string(),
  /** The text that comes with the forum in this language, or with the one that it derives from. */
  builtIn: z.string().nullable(),
  /** The text of the site. */
  text: z.string().nullable(),
  /** The text that readers see. For a missing text it is the one of the language from which it is taken. */
  shown: z.string(),
  isMissing: z.boolean(),
  /** Whether the text was translated by a machine and not confirmed by a person. */
  isByMachine: z.boolean(),
  /** The English text for which the site's text was written, if it has changed since. */
  formerSource: z.string().nullable(),
});
/** A text of the interface in a language. */
export type Word = z.infer<typeof Word>;

/** The result of reading a file of texts. */
export const WordImport = z.object({
  countChanged: z.int(),
  countUnchanged: z.int(),
  /** The texts that were not stored, with the reasons. */
  problems: z.array(z.object({ id: z.string(), message: z.string() })),
});
/** The result of reading a file of texts. */
export type WordImport = z.infer<typeof WordImport>;

/** The result of a machine translation of missing texts. */
export const WordTranslation = z.object({
  countTranslated: z.int(),
  /** The number of texts of the filter that are still missing. */
  countMissing: z.int(),
  /** The texts whose translation could not be used, with the reasons. */
  problems: z.array(z.object({ id: z.string(), message: z.string() })),
  /** The name of the service. */
  service: z.string(),
});
/** The result of a machine translation of missing texts. */
export type WordTranslation = z.infer<typeof WordTranslation>;

/** The API routes for the texts of the interface. All require site.manage. */
export const wordRoutes = {
  list: {
    method: 'GET',
    url: '/locales/:locale/words',
    schema: {
      tags,
      summary: 'List the texts of the interface in a language.',
      description: 'Needs site.manage. `query` is searched in the ID, the English text and the shown text.',
      params: one,
      querystring: z.object({
        query: z.string().max(200).optional(),
        areas: listOf(z.string().max(50)),
        state: z.enum(wordStates).optional(),
        ...paging(30, 100),
      }),
      response: { 200: z.array(Word) },
    },
  },
  export: {
    method: 'GET',
    url: '/locales/:locale/export',
    schema: {
      tags,
      summary: 'Download the texts of a language as a JSON or PO file.',
      description:
        'Needs site.manage. With `changed`, only the texts of the site. Missing texts are empty in PO files.',
      params: one,
      querystring: z.object({ format: z.enum(['json', 'po']).default('json'), only: z.enum(['changed']).optional() }),
      response: { 200: z.string() },
    },
  },
  import: {
    method: 'POST',
    url: '/locales/:locale/import',
    schema: {
      tags,
      summary: 'Store the texts of a JSON or PO file.',
      description:
        'Needs site.manage. Texts that cannot be used are named in `problems` and not stored. With `isTrial`, nothing is stored.',
      params: one,
      body: z.object({ file: z.string().min(1).max(longestWordFile), isTrial: z.boolean().optional() }),
      response: { 200: WordImport },
    },
  },
  translate: {
    method: 'POST',
    url: '/locales/:locale/words/translation',
    schema: {
      tags,
      summary: 'Translate missing texts with the service of the language.',
      description: `Needs site.manage. Only missing texts are translated, at most ${mostWordsByMachine} at once: those of \`ids\`, otherwise those of the filter. They are marked as translated by a machine.`,
      params: one,
      body: z.object({
        ids: z.array(z.string().max(500)).max(mostWordsByMachine).optional(),
        query: z.string().max(200).optional(),
        areas: z.array(z.string().max(50)).max(100).optional(),
      }),
      response: { 200: WordTranslation },
    },
  },
} as const satisfies Record<string, ContractRoute>;
