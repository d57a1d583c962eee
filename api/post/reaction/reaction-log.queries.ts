import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listReactions, type ReactionRecordType } from '#api/post/reaction/reaction.client.ts';

/** How many people a tip names; the rest it counts (`spec/behaviours.md` §15). */
export const namedInTip = 5;

/** What all answers about who reacted to a post have in common. */
export const reactionLogKey = (recordType: ReactionRecordType, recordID: number) =>
  ['reaction-log', recordType, recordID] as const;

/** The last few who reacted to a post in one way. */
export const reactedByQuery = (api: Api, recordType: ReactionRecordType, recordID: number, urlcode: string) =>
  queryOptions({
    queryKey: [...reactionLogKey(recordType, recordID), urlcode],
    queryFn: async () =>
      (await listReactions(api, recordType, recordID, { type: urlcode, limit: namedInTip })).body.map(
        ({ user }) => user,
      ),
  });

/** Who reacted to a post and how, newest first, a page at a time. */
export const reactionLogQuery = (api: Api, recordType: ReactionRecordType, recordID: number, page: number) =>
  queryOptions({
    queryKey: [...reactionLogKey(recordType, recordID), page],
    queryFn: async () => {
      const { body, paging } = await listReactions(api, recordType, recordID, { page, limit: 30 });
      return { entries: body, hasMore: paging?.hasMore ?? false };
    },
    staleTime: 0,
  });
