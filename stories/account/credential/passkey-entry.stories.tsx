import { PasskeyEntry } from '#components/account/credential/passkey-entry.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / passkey-entry' };

export const Default = () => (
  <StorySite>
    <PasskeyEntry target="" />
  </StorySite>
);

export const SecondStep = () => (
  <StorySite>
    <PasskeyEntry target="" isSecondStep />
  </StorySite>
);
