import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listMyMentions } from '#api/member/identity/user-mention.client.ts';

/** The number of mentions per page. */
export const mentionsPerPage = 30;

/** Returns the query for a page of the posts that mention the calling member. */
export const myMentionsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['mentions', page],
    queryFn: async () => {
      const { body, paging } = await listMyMentions(api, { page, limit: mentionsPerPage });
      return { mentions: body, hasMore: paging?.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });
