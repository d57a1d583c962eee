import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { previewMerge } from './member-merge.client.ts';

/** Returns the query for the comparison of two members before they are merged. */
export const mergePreviewQuery = (api: Api, sourceID: number, targetID: number) =>
  queryOptions({
    queryKey: ['user', sourceID, 'merge', targetID],
    queryFn: async () => (await previewMerge(api, sourceID, targetID)).body,
  });
