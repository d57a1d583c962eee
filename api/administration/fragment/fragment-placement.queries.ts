import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readFragmentPlacement } from './fragment-placement.client.ts';

/** Returns the query for what a page needs to show a fragment. */
export const fragmentPlacementQuery = (api: Api, fragmentUUID: string) =>
  queryOptions({
    queryKey: ['fragments', 'placement', fragmentUUID],
    queryFn: async () => (await readFragmentPlacement(api, fragmentUUID)).body,
    staleTime: Number.POSITIVE_INFINITY,
  });
