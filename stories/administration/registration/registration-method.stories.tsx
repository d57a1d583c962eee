import { RegistrationMethod } from '#components/administration/registration/registration-method.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { registrationSeed } from './registration-samples.ts';

export default { title: 'administration / registration-method' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={registrationSeed}>
    <RegistrationMethod />
  </StorySite>
);
