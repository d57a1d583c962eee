import { useState } from 'react';
import { RegistrationDriver, type RegistrationDriving } from '#components/account/registration/registration-driver.tsx';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / registration-driver' };

const none = [] as const;

function Driven() {
  const [driver, setDriver] = useState<RegistrationDriving>();
  return (
    <>
      <EntryForm
        title="Register"
        action="/entry/register"
        search={{}}
        submit="Sign Up"
        driver={driver}
        fields={[{ name: 'Name', label: 'Username' }]}
      />
      <RegistrationDriver target="" demands={none} onDriver={setDriver} onJoined={() => undefined} />
    </>
  );
}

/** The driver itself renders nothing. A form that is submitted empty marks the missing fields. */
export const Live = () => (
  <StorySite isBare>
    <Driven />
  </StorySite>
);
