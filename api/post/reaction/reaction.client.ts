import type { Api } from '#api/api.ts';
import type { reactionRoutes } from '#api/post/reaction/reaction.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reactionRoutes;
type LogQuery = InputOf<Routes['listOfDiscussion']>['query'];

/** The types of records that accept reactions. */
export type ReactionRecordType = 'discussion' | 'comment';

/** Lists the reactions to a post. */
export const listReactions = (api: Api, recordType: ReactionRecordType, id: number, query: LogQuery = {}) =>
  recordType === 'discussion'
    ? api.call<Routes['listOfDiscussion']>('GET', '/discussions/:id/reactions', { params: { id }, query })
    : api.call<Routes['listOfComment']>('GET', '/comments/:id/reactions', { params: { id }, query });

/** Adds a reaction to a post. Returns the new counts. */
export const addReaction = (api: Api, recordType: ReactionRecordType, id: number, reactionType: string) =>
  recordType === 'discussion'
    ? api.call<Routes['addToDiscussion']>('POST', '/discussions/:id/reactions', {
        params: { id },
        body: { reactionType },
      })
    : api.call<Routes['addToComment']>('POST', '/comments/:id/reactions', { params: { id }, body: { reactionType } });

/** Removes a member's reaction from a post. The default is the caller's own reaction. */
export const removeReaction = (api: Api, recordType: ReactionRecordType, id: number, userID: number | '$me' = '$me') =>
  recordType === 'discussion'
    ? api.call<Routes['removeFromDiscussion']>('DELETE', '/discussions/:id/reactions/:userID', {
        params: { id, userID },
      })
    : api.call<Routes['removeFromComment']>('DELETE', '/comments/:id/reactions/:userID', { params: { id, userID } });
