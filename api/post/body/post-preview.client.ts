import type { Api } from '#api/api.ts';
import type { BodyFormat } from '#api/post/body/body-format.ts';
import type { postPreviewRoutes } from '#api/post/body/post-preview.contract.ts';

type Route = (typeof postPreviewRoutes)['create'];

/** Renders a text as it would appear in a post. */
export const previewPost = (api: Api, body: string, format: BodyFormat = 'markdown', signal?: AbortSignal) =>
  api.call<Route>('POST', '/posts/preview', { body: { body, format } }, signal);
