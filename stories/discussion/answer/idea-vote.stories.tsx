import { IdeaVote } from '#components/discussion/answer/idea-vote.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'discussion / idea-vote' };

const idea = (ownVote: 'Up' | 'Down' | undefined, permissions: string[] = []) => (
  <StorySite me={ingrid} permissions={permissions}>
    <IdeaVote discussion={anIdea(ownVote)} />
  </StorySite>
);

const anIdea = (ownVote: 'Up' | 'Down' | undefined) =>
  aDiscussion({
    type: 'idea',
    name: 'A shelf for things that only need one part',
    attributes: {
      idea: {
        statusID: 0,
        statusNotes: null,
        status: { name: 'Active', state: 'open' },
        type: 'up-down',
        votes: [
          aReactionCount({ tagID: 8, urlcode: 'Up', name: 'Vote Up', count: 7, hasReacted: ownVote === 'Up' }),
          aReactionCount({
            tagID: 9,
            urlcode: 'Down',
            name: 'Vote Down',
            class: 'Negative',
            count: 1,
            reactionValue: -1,
            hasReacted: ownVote === 'Down',
          }),
        ],
      },
    },
  });

export const Open = () => idea(undefined, ['reactions.positive.add', 'reactions.negative.add']);

export const VotedUp = () => idea('Up', ['reactions.positive.add', 'reactions.negative.add']);

export const MayNotVote = () => idea(undefined);
