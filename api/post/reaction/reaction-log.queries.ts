import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listReactions, type ReactionRecordType } from '#api/post/reaction/reaction.client.ts';

/**
 * The number of members that a reaction's tooltip names. The others are only counted (docs/behavior/post.md#reactions).
 */
export const namedInTooltip = 5;

/** Returns the common prefix of the query keys of a post's reaction log. */
export const reactionLogKey = (recordType: ReactionRecordType, recordID: number) =>
  ['reaction-log', recordType, recordID] as const;

/** Returns the query for the most recent members who gave a post one type of reaction. */
export const reactedByQuery = (api: Api, recordType: ReactionRecordType, recordID: number, urlcode: string) =>
  queryOptions({
    queryKey: [...reactionLogKey(recordType, recordID), urlcode],
    queryFn: async () =>
      (await listReactions(api, recordType, recordID, { type: urlcode, limit: namedInTooltip })).body.map(
        ({ user }) => user,
      ),
  });

/** Returns the query for the reaction log of a post, newest first, paginated. */
export const reactionLogQuery = (api: Api, recordType: ReactionRecordType, recordID: number, page: number) =>
  queryOptions({
    queryKey: [...reactionLogKey(recordType, recordID), page],
    queryFn: async () => {
      const { body, paging } = await listReactions(api, recordType, recordID, { page, limit: 30 });
      return { entries: body, hasMore: paging?.hasMore ?? false };
    },
    staleTime: 0,
  });
