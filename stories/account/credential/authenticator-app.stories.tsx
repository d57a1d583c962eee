import { AppSetUp, AuthenticatorApp } from '#components/account/credential/authenticator-app.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / authenticator-app' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };
const none = () => undefined;
const begun = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Harbour:ingrid?secret=JBSWY3DPEHPK3PXP' };

export const NotSetUp = () => (
  <StorySite me={ingrid}>
    <AuthenticatorApp safety={safety} onCodes={none} />
  </StorySite>
);

export const SetUp = () => (
  <StorySite me={ingrid}>
    <AuthenticatorApp safety={{ ...safety, hasApp: true }} onCodes={none} />
  </StorySite>
);

export const BeingSetUp = () => (
  <StorySite me={ingrid}>
    <AppSetUp begun={begun} save={async () => undefined} />
  </StorySite>
);
