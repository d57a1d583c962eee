import { ReactionButton } from '#components/post/reaction/reaction-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReactionCount } from '#tests/support/builders/reaction-builders.ts';

export default { title: 'post / reaction-button' };

const button = (own: { count?: number; hasReacted?: boolean }, permissions = ['reactions.positive.add']) => {
  const kind = aReactionCount(own);
  return (
    <StorySite me={ingrid} permissions={permissions}>
      <ReactionButton kind={kind} aria-pressed={kind.hasReacted} />
    </StorySite>
  );
};

export const Reacted = () => button({ hasReacted: true });

export const ByOthers = () => button({ count: 12 });

export const NoReactions = () => button({ count: 0 });

export const NotAllowed = () => button({}, []);
