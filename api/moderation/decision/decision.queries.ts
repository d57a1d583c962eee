import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDecisions, listDecisionsOfUser, readDecision } from '#api/moderation/decision/decision.client.ts';
import { readContent } from '#api/moderation/sanction/content-deletion.client.ts';

/** The query for one decision. `key` is the key from the notification e-mail, for members who are not signed in. */
export const decisionQuery = (api: Api, id: number, key?: string) =>
  queryOptions({
    queryKey: ['decision', id, key ?? ''],
    queryFn: async () => (await readDecision(api, id, key ? { key } : {})).body,
  });

const limit = 20;

/** The query for a page of the decisions about a member. */
export const decisionsOfUserQuery = (api: Api, id: number | '$me', page = 1) =>
  queryOptions({
    queryKey: ['decisions', 'user', id, page],
    queryFn: async () => {
      const { body, paging } = await listDecisionsOfUser(api, id, { page, limit });
      return { decisions: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
  });

/** The query for the latest decision about a member, used before another decision is made. */
export const latestDecisionQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['decisions', 'user', userID, 'latest'],
    queryFn: async () => {
      const { body } = await listDecisionsOfUser(api, userID, { limit: 1 });
      return { decisionID: body[0]?.decisionID ?? null };
    },
    staleTime: 0,
  });

/** The filter of the decision list: decisions with a pending appeal, with an answered appeal, or all. */
export type AppealFilter = 'open' | 'answered' | 'all';

/** The query for a page of decisions. */
export const decisionListQuery = (api: Api, filter: AppealFilter, page = 1) =>
  queryOptions({
    queryKey: ['decisions', filter, page],
    queryFn: async () => {
      const { body, paging } = await listDecisions(api, { ...(filter !== 'all' && { appeal: filter }), page, limit });
      return { decisions: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
  });

/** The query for the number of a member's posts, for moderators who may delete them. */
export const memberContentQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['content', userID],
    queryFn: async () => (await readContent(api, userID)).body,
  });
