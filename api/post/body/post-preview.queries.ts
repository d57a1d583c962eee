import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { previewPost } from '#api/post/body/post-preview.client.ts';

/** Returns the query for the rendered preview of a text. */
export const postPreviewQuery = (api: Api, body: string) =>
  queryOptions({
    queryKey: ['post-preview', body],
    queryFn: async ({ signal }) => (await previewPost(api, body, 'markdown', signal)).body.html,
    gcTime: 0,
  });
