import { SignInToComment } from '#components/composer/form/sign-in-to-comment.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / sign-in-to-comment' };

export const Guest = () => (
  <StorySite>
    <SignInToComment url="https://forum.example/discussion/12/old-harbour-maps" />
  </StorySite>
);
