import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDrafts } from '#api/composer/draft.client.ts';

/** The viewer's own drafts, newest first. */
export const draftListQuery = (api: Api) =>
  queryOptions({
    queryKey: ['drafts', 'list'],
    queryFn: async () =>
      (await listDrafts(api, { sort: '-dateUpdated', expand: ['name', 'excerpt'], limit: 100 })).body,
  });
