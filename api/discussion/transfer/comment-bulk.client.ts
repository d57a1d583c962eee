import type { Api } from '#api/api.ts';
import type { commentBulkRoutes } from '#api/discussion/transfer/comment-bulk.contract.ts';
import type { InputOf } from '#api/route.ts';

type Input = InputOf<(typeof commentBulkRoutes)['remove']>;

/** Deletes comments of one discussion. */
export const removeComments = (api: Api, body: NonNullable<Input['body']>, query: NonNullable<Input['query']> = {}) =>
  api.call<(typeof commentBulkRoutes)['remove']>('DELETE', '/comments/list', { body, query });
