import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { RegistrationForm } from '#components/account/registration/registration-form.tsx';
import type { EntrySearch } from '#components/account/sign-in/entry-form.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aProfileField } from '#tests/support/builders/member-builders.ts';

export default { title: 'account / registration-form' };

const form = (
  settings: Readonly<Record<string, unknown>>,
  search: EntrySearch = {},
  profileFields: readonly ProfileField[] = [],
) => (
  <StorySite isBare>
    <RegistrationForm
      search={search}
      settings={settings}
      profileFields={profileFields}
      target=""
      after={
        <>
          Already a member? <Link href="/entry/signin">Sign In</Link>
        </>
      }
    />
  </StorySite>
);

export const Open = () => form({ 'registration.termsUrl': '/terms' });

export const ByApproval = () => form({ 'registration.method': 'approval' });

export const ByInvitation = () => form({ 'registration.method': 'invitation' });

/** The form after a rejection without JavaScript. */
export const WithErrors = () =>
  form(
    {},
    { error: 'request.invalid', 'errors[name]': 'registration.name-taken', Name: 'ingrid', Email: 'i@harbour.example' },
  );

/** With profile fields of the site: a required one, and one with options. */
export const WithProfileFields = () =>
  form({}, {}, [
    aProfileField({ registrationOptions: 'required' }),
    aProfileField({
      apiName: 'craft',
      label: 'Craft',
      formType: 'dropdown',
      dropdownOptions: ['Wood', 'Clay', 'Iron'],
    }),
  ]);
