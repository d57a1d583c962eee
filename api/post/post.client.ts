import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { postRoutes } from './post.contract.ts';

type Routes = typeof postRoutes;

/** Lists discussions and comments together, filtered by the author's role. */
export const listPosts = (api: Api, query: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/posts', { query });
