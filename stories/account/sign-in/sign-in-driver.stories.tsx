import { useState } from 'react';
import { type EntryDriver, EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { SignInDriver } from '#components/account/sign-in/sign-in-driver.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / sign-in-driver' };

function Driven() {
  const [driver, setDriver] = useState<EntryDriver>();
  return (
    <>
      <EntryForm
        title="Sign In"
        action="/entry/signin"
        search={{}}
        submit="Sign In"
        driver={driver}
        fields={[{ name: 'Email', label: 'Email/Username' }]}
      />
      <SignInDriver target="" onDriver={setDriver} onSignedIn={() => undefined} />
    </>
  );
}

/** The driver itself renders nothing. A form that is submitted empty marks the missing fields. */
export const Live = () => (
  <StorySite isBare>
    <Driven />
  </StorySite>
);
