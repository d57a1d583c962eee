import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { memberMergeRoutes } from './member-merge.contract.ts';

type Routes = typeof memberMergeRoutes;
type Merge = InputOf<Routes['merge']>;

/** Returns the preview of a merge: both members, and what the merge would change. */
export const previewMerge = (api: Api, id: number, intoUserID: number) =>
  api.call<Routes['preview']>('GET', '/users/:id/merge', { params: { id }, query: { intoUserID } });

/** Merges a member into another one. Requires a confirmed session. */
export const mergeUsers = (
  api: Api,
  id: number,
  body: NonNullable<Merge['body']>,
  query: NonNullable<Merge['query']> = {},
) => api.call<Routes['merge']>('POST', '/users/:id/merge', { params: { id }, body, query });
