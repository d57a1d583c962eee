import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { postSearchRoutes } from './post-search.contract.ts';

type Routes = typeof postSearchRoutes;

/** Searches discussions; each comes as lists of discussions tell it. */
export const searchDiscussions = (api: Api, query: NonNullable<InputOf<Routes['discussions']>['query']>) =>
  api.call<Routes['discussions']>('GET', '/discussions/search', { query });

/** Searches comments; each comes as lists of comments tell it. */
export const searchComments = (api: Api, query: NonNullable<InputOf<Routes['comments']>['query']>) =>
  api.call<Routes['comments']>('GET', '/comments/search', { query });
