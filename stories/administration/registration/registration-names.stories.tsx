import { RegistrationNames } from '#components/administration/registration/registration-names.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { registrationSeed } from './registration-samples.ts';

export default { title: 'administration / registration-names' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={registrationSeed}>
    <RegistrationNames />
  </StorySite>
);
