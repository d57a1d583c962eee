import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import type { CommentThread } from '#api/discussion/thread/comment-thread.contract.ts';
import { addReaction, removeReaction } from '#api/post/reaction/reaction.client.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { reactionLogKey } from '#api/post/reaction/reaction-log.queries.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectReactionToggle, type ReactionToggleApi } from '#machines/post/reaction/reaction-toggle.connect.ts';
import { reactionToggleMachine } from '#machines/post/reaction/reaction-toggle.machine.ts';
import type { ReactionBarProps } from './reaction-button.tsx';

/** Runs the reaction machine of a post. The page's caches are updated once a change is settled. */
export function useReactions({
  recordType,
  recordID,
  reactions = [],
}: Pick<ReactionBarProps, 'recordType' | 'recordID' | 'reactions'>): ReactionToggleApi {
  const { api } = useSite();
  const tell = useTellReactions(recordType, recordID);
  const machine = useMemo(
    () =>
      reactionToggleMachine.provide({
        actors: {
          react: fromPromise<readonly ReactionCount[] | undefined, string | undefined>(async ({ input }) => {
            if (input !== undefined) return (await addReaction(api, recordType, recordID, input)).body;
            await removeReaction(api, recordType, recordID);
            return undefined;
          }),
        },
        actions: { tellSettled: (_, { counts }) => tell(counts) },
      }),
    [api, recordType, recordID, tell],
  );
  const [snapshot, send] = useMachine(machine, { input: { counts: reactions } });
  return connectReactionToggle(snapshot, send);
}

/** Updates the counts in the cached queries, so that they are correct when the user navigates back. */
function useTellReactions(recordType: ReactionBarProps['recordType'], recordID: number) {
  const client = useQueryClient();
  return useMemo(
    () => (counts: readonly ReactionCount[]) => {
      const reactions = counts.filter(({ count }) => count > 0);
      void client.invalidateQueries({ queryKey: reactionLogKey(recordType, recordID) });
      if (recordType === 'comment')
        return client.setQueriesData({ queryKey: ['comments'] }, (old: unknown) =>
          withCounts(old, recordID, reactions),
        );
      client.setQueryData(
        ['discussion', recordID],
        (old: Discussion | undefined) => old && withVotes({ ...old, reactions }, counts),
      );
      client.setQueriesData(
        { queryKey: ['discussions'] },
        (old: ListPage | undefined) =>
          old?.discussions && {
            ...old,
            discussions: old.discussions.map((one) => (one.discussionID === recordID ? withVotes(one, counts) : one)),
          },
      );
    },
    [client, recordType, recordID],
  );
}

const withCounts = (old: unknown, commentID: number, reactions: ReactionCount[]): unknown => {
  const comment = (old as Partial<CommentThread> | undefined)?.commentsByID?.[commentID];
  if (!comment) return old;
  const thread = old as CommentThread;
  return { ...thread, commentsByID: { ...thread.commentsByID, [commentID]: { ...comment, reactions } } };
};

interface ListPage {
  readonly discussions?: readonly Discussion[];
}

/** Returns an idea with the new votes. Returns any other discussion unchanged. */
const withVotes = (discussion: Discussion, votes: readonly ReactionCount[]): Discussion =>
  discussion.attributes?.idea
    ? { ...discussion, attributes: { idea: { ...discussion.attributes.idea, votes: [...votes] } } }
    : discussion;
