import { RegistrationForm } from '#components/account/registration/registration-form.tsx';
import type { RegistrationEntries } from '#machines/account/registration/registration-form.machine.ts';
import { registrationFormModel } from '#machines/account/registration/registration-form.model.ts';
import { pressOn, submitFormOf, typeInto } from '#stories/support/page-acts.ts';
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
  reach: {
    'field.edited': () => typeInto('[name="Name"]', 'a'),
    'form.submitted': ({ words }) => {
      for (const [name, text] of Object.entries(textsOf(words)))
        if (document.querySelector(`[name="${name}"]`)) typeInto(`[name="${name}"]`, text);
      const terms = document.querySelector<HTMLInputElement>('[name="TermsOfService"]');
      if (terms && terms.checked !== words.termsAccepted) pressOn('[name="TermsOfService"]');
      submitFormOf('[name="Name"]');
    },
  },
});

/** Returns the texts of the form by the names of their fields. */
const textsOf = (words: RegistrationEntries) => ({
  Email: words.email,
  Name: words.name,
  Password: words.password,
  PasswordMatch: words.repeated,
  DiscoveryText: words.discoveryText,
  InvitationCode: words.invitationCode,
});
