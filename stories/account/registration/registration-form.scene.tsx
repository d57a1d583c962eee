import { RegistrationForm } from '#components/account/registration/registration-form.tsx';
import { registrationFormModel } from '#machines/account/registration/registration-form.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const open = { 'registration.method': 'basic', 'registration.termsUrl': '/terms' };
const onApplication = { 'registration.method': 'approval' };

/**
 * The registration form after the first interaction: an open site with terms, and a site where staff approves
 * applications.
 */
export const registrationFormScene = defineScene(registrationFormModel, {
  render: (start) => (
    <StorySite isBare>
      <RegistrationForm
        search={{}}
        settings={start === 'application' ? onApplication : open}
        target=""
        isAwake
        onJoined={() => undefined}
      />
    </StorySite>
  ),
});
