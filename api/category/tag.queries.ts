import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readTag } from '#api/category/tag.client.ts';

/** One tag. */
export const tagQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['tag', id], queryFn: async () => (await readTag(api, id)).body });
