import { NameAvailability } from '#components/account/registration/name-availability.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / name-availability' };

export const OwnName = () => (
  <StorySite me={ingrid}>
    <EmptyStory reason="A member’s own name is not checked.">
      <NameAvailability text={ingrid.name} own={ingrid.name} />
    </EmptyStory>
  </StorySite>
);

export const BeingChecked = () => (
  <StorySite me={ingrid}>
    <NameAvailability text="Another-Name" own={ingrid.name} />
  </StorySite>
);
