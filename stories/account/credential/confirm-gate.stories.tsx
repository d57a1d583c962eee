import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / confirm-gate' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: false };

const gate = (more: Partial<typeof safety>) => (
  <StorySite me={ingrid}>
    <ConfirmGate safety={{ ...safety, ...more }}>Protected content.</ConfirmGate>
  </StorySite>
);

export const ByPassword = () => gate({});
export const ByPasswordOrPasskey = () => gate({ countPasskeys: 1 });
export const ByCode = () => gate({ hasPassword: false, hasApp: true });
export const BySignIn = () => gate({ hasPassword: false });
export const Open = () => gate({ isConfirmed: true });
