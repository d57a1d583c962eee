import { RegistrationInvitations } from '#components/administration/registration/registration-invitations.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { registrationSeed } from './registration-samples.ts';

export default { title: 'administration / registration-invitations' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={registrationSeed}>
    <RegistrationInvitations />
  </StorySite>
);
