import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDecisions, listDecisionsOfUser, readDecision } from '#api/moderation/decision.client.ts';

/** One decision; with the key of the message about it, for who is not signed in. */
export const decisionQuery = (api: Api, id: number, key?: string) =>
  queryOptions({
    queryKey: ['decision', id, key ?? ''],
    queryFn: async () => (await readDecision(api, id, key ? { key } : {})).body,
  });

/** A page of the decisions about a member. */
export const decisionsOfUserQuery = (api: Api, id: number | '$me', page = 1) =>
  queryOptions({
    queryKey: ['decisions', 'user', id, page],
    queryFn: async () => {
      const { body, paging } = await listDecisionsOfUser(api, id, { page });
      return { decisions: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });

/** A page of the appeals that wait, or of those that were answered. */
export const appealsQuery = (api: Api, appeal: 'open' | 'answered', page = 1) =>
  queryOptions({
    queryKey: ['decisions', 'appeals', appeal, page],
    queryFn: async () => {
      const { body, paging } = await listDecisions(api, { appeal, page });
      return { decisions: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });
