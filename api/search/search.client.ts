import type { Api, ApiResponse } from '#api/api.ts';
import type { InputOf, OutputOf } from '#api/route.ts';
import type { searchRoutes } from './search.contract.ts';

type Routes = typeof searchRoutes;

/** Searches discussions and comments (and members, if requested). Returns one page of results, best match first. */
export const search = (
  api: Api,
  query: NonNullable<InputOf<Routes['search']>['query']>,
  signal?: AbortSignal,
): Promise<ApiResponse<OutputOf<Routes['search']>>> => api.call<Routes['search']>('GET', '/search', { query }, signal);
