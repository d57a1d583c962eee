import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { loadPostTab, type PostTabChoice } from './post-tab.ts';

/** Returns the query for the posts of a tab. */
export const postTabQuery = (api: Api, choice: PostTabChoice) =>
  queryOptions({
    queryKey: ['placed', 'post-tab', choice.preset, choice.limit, choice.categoryID ?? 0],
    queryFn: () => loadPostTab(api, choice),
  });
