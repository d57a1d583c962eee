import { ReactionBar } from '#components/post/reaction/reaction-bar.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-bar' };

const bar = (own: { me?: Me; permissions?: string[] }) => (
  <StorySite {...own}>
    <ReactionBar
      recordType="discussion"
      recordID={34}
      author="Ingrid Solheim"
      reactions={[aReactionCount(), aReactionCount({ tagID: 2, urlcode: 'awesome', name: 'Awesome', count: 1 })]}
    />
  </StorySite>
);

export const Guest = () => bar({});

export const Member = () => bar({ me: ingrid, permissions: ['reactions.positive.add'] });

/** Votes on a post that is not an idea are read-only. */
export const Failed = () => (
  <StorySite me={ingrid} permissions={['reactions.positive.add']}>
    <ReactionBar
      recordType="discussion"
      recordID={34}
      author="Ingrid Solheim"
      reactions={[aReactionCount(), aReactionCount({ tagID: 8, urlcode: 'Up', name: 'Vote Up', isRefused: true })]}
    />
  </StorySite>
);

/** Moderators see the reaction log even without the permission to react. */
export const MayModerate = () => bar({ me: ingrid, permissions: ['community.moderate'] });
