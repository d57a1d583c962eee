import type { Answer, Api } from '#api/api.ts';
import type { InputOf, OutputOf } from '#api/route.ts';
import type { searchRoutes } from './search.contract.ts';

type Routes = typeof searchRoutes;

/** Searches discussions and comments (and people, when asked for): one page of results, the best first. */
export const search = (
  api: Api,
  query: NonNullable<InputOf<Routes['search']>['query']>,
  signal?: AbortSignal,
): Promise<Answer<OutputOf<Routes['search']>>> => api.call<Routes['search']>('GET', '/search', { query }, signal);
