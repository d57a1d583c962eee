import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listBanRules } from '#api/moderation/ban/ban-rule.client.ts';

const limit = 30;

/** The query for a page of ban rules, newest first. */
export const banRulesQuery = (api: Api, page = 1) =>
  queryOptions({
    queryKey: ['ban-rules', page],
    queryFn: async () => {
      const { body, paging } = await listBanRules(api, { page, limit });
      return { rules: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
  });
