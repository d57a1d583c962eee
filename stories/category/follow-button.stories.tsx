import { FollowButton } from '#components/category/follow-button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'category / follow-button' };

const button = (isFollowed: boolean) => (
  <StorySite>
    <FollowButton isFollowed={isFollowed} />
  </StorySite>
);

export const Follow = () => button(false);

export const Following = () => button(true);
