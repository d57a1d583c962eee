import { NewRecoveryCodes, RecoveryCodes } from '#components/account/credential/recovery-codes.tsx';
import { useSecretShown } from '#stories/support/story-secret.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / recovery-codes' };

const safety = { hasPassword: true, hasApp: true, countPasskeys: 0, countRecoveryCodes: 10, isConfirmed: true };
const none = () => undefined;

export const New = () => (
  <StorySite me={ingrid}>
    <NewRecoveryCodes secret={useSecretShown('abcd-efgh-ijkm-npqr', 'stuv-wxyz-2345-6789')} />
  </StorySite>
);

export const Confirmed = () => (
  <StorySite me={ingrid}>
    <RecoveryCodes safety={safety} onCodes={none} />
  </StorySite>
);

export const FewLeft = () => (
  <StorySite me={ingrid}>
    <RecoveryCodes safety={{ ...safety, countRecoveryCodes: 1 }} onCodes={none} />
  </StorySite>
);
