import { ProfileFieldList } from '#components/administration/profile-field/profile-field-list.tsx';
import { registrationSeed } from '#stories/administration/registration/registration-samples.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / profile-field-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={registrationSeed}>
    <ProfileFieldList />
  </StorySite>
);
