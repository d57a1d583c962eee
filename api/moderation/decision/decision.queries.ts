import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDecisions, listDecisionsOfUser, readDecision } from '#api/moderation/decision/decision.client.ts';
import { readContent } from '#api/moderation/sanction/content-deletion.client.ts';

/** One decision; with the key of the message about it, for who is not signed in. */
export const decisionQuery = (api: Api, id: number, key?: string) =>
  queryOptions({
    queryKey: ['decision', id, key ?? ''],
    queryFn: async () => (await readDecision(api, id, key ? { key } : {})).body,
  });

const limit = 20;

/** A page of the decisions about a member. */
export const decisionsOfUserQuery = (api: Api, id: number | '$me', page = 1) =>
  queryOptions({
    queryKey: ['decisions', 'user', id, page],
    queryFn: async () => {
      const { body, paging } = await listDecisionsOfUser(api, id, { page, limit });
      return { decisions: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
  });

/** The latest decision about a member as it is now, for whoever is about to make another. */
export const latestDecisionQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['decisions', 'user', userID, 'latest'],
    queryFn: async () => {
      const { body } = await listDecisionsOfUser(api, userID, { limit: 1 });
      return { decisionID: body[0]?.decisionID ?? null };
    },
    staleTime: 0,
  });

/** Which decisions a page lists: with an appeal that waits, with one that was answered, or all. */
export type AppealFilter = 'open' | 'answered' | 'all';

/** A page of decisions. */
export const decisionListQuery = (api: Api, filter: AppealFilter, page = 1) =>
  queryOptions({
    queryKey: ['decisions', filter, page],
    queryFn: async () => {
      const { body, paging } = await listDecisions(api, { ...(filter !== 'all' && { appeal: filter }), page, limit });
      return { decisions: body, total: paging?.total ?? body.length, limit };
    },
    placeholderData: keepPreviousData,
  });

/** How much a member wrote, for those who may delete it. */
export const memberContentQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['content', userID],
    queryFn: async () => (await readContent(api, userID)).body,
  });
