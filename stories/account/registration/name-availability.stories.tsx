import { NameAvailability } from '#components/account/registration/name-availability.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / name-availability' };

export const OwnName = () => (
  <StorySite me={ingrid}>
    <NameAvailability text={ingrid.name} own={ingrid.name} />
  </StorySite>
);
export const BeingChecked = () => (
  <StorySite me={ingrid}>
    <NameAvailability text="Another-Name" own={ingrid.name} />
  </StorySite>
);
