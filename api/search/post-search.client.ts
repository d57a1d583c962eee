import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { postSearchRoutes } from './post-search.contract.ts';

type Routes = typeof postSearchRoutes;

/** Searches discussions. Results have the representation of discussion lists. */
export const searchDiscussions = (api: Api, query: NonNullable<InputOf<Routes['discussions']>['query']>) =>
  api.call<Routes['discussions']>('GET', '/discussions/search', { query });

/** Searches comments. Results have the representation of comment lists. */
export const searchComments = (api: Api, query: NonNullable<InputOf<Routes['comments']>['query']>) =>
  api.call<Routes['comments']>('GET', '/comments/search', { query });
