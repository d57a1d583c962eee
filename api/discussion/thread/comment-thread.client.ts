import type { Api } from '#api/api.ts';
import type { commentThreadRoutes } from '#api/discussion/thread/comment-thread.contract.ts';
import type { InputOf } from '#api/route.ts';

type Route = (typeof commentThreadRoutes)['read'];

/** Loads a page of a discussion's comments as a thread. */
export const readCommentThread = (api: Api, query: InputOf<Route>['query'] = {}) =>
  api.call<Route>('GET', '/comments/thread', { query });

/** Loads the comments that a hole of a thread replaces, from its `apiUrl`. */
export const loadCommentGap = (api: Api, apiUrl: string) =>
  readCommentThread(api, Object.fromEntries(new URL(apiUrl, 'http://forum').searchParams));
