import { ProfileFieldList } from '#components/administration/profile-field-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { registrationSeed } from './registration-samples.ts';

export default { title: 'administration / profile-field-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={registrationSeed}>
    <ProfileFieldList />
  </StorySite>
);
