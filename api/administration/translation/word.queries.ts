import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listWords } from './word.client.ts';
import type { WordState } from './word.contract.ts';

const wordsOnPage = 30;

/** The time between two reads of the list of missing texts, in milliseconds. */
const missingPause = 5_000;

/** The filter of a list of texts. */
export interface WordFilter {
  readonly locale: string;
  readonly query: string;
  readonly areas: readonly string[];
  readonly state: WordState | undefined;
  readonly page: number;
}

/** Returns the query for a page of texts of a language, with the total count. The list of missing ones is polled. */
export const wordsQuery = (api: Api, { locale, query, areas, state, page }: WordFilter) =>
  queryOptions({
    queryKey: ['words', locale, query, areas, state, page],
    queryFn: async () => {
      const { body, paging } = await listWords(api, locale, {
        ...(query && { query }),
        ...(areas.length > 0 && { areas: [...areas] }),
        ...(state && { state }),
        limit: wordsOnPage,
        page,
      });
      return { words: body, total: paging?.total ?? body.length, limit: wordsOnPage };
    },
    ...(state === 'missing' && { refetchInterval: missingPause }),
  });
