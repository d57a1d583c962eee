import { bookmarkDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { mergeUsers } from '#api/member/merge/member-merge.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { prepared, type Scenario } from './undo-scenarios.ts';

/** The scenarios of actions on two members. */
export const memberScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'member.merge': [
    prepared(
      async ({ forum, discussionID, commentIDs }) => {
        const target = await forum.aMember();
        await bookmarkDiscussion(target.api, discussionID, true);
        await addReaction(target.api, 'discussion', discussionID, 'like');
        await addReaction(target.api, 'comment', commentIDs[0] as number, 'like');
        return target.userID;
      },
      ({ administrator, reader }, intoUserID) => mergeUsers(administrator.api, reader.userID, { intoUserID }),
    ),
  ],
};
