import type { TwoFactor } from '#api/account/credential/two-factor.contract.ts';

/** What proves a viewer's identity for one action: the password, or a code of the authenticator app. */
export type SessionProof = 'password' | 'code';

/**
 * Returns the proof that an action needs (docs/behavior/account.md#confirmed-session); undefined when the session is
 * confirmed, or when the viewer has neither a password nor an app.
 */
export function proofNeeded({ isConfirmed, hasPassword, hasApp }: TwoFactor): SessionProof | undefined {
  if (isConfirmed) return undefined;
  if (hasPassword) return 'password';
  return hasApp ? 'code' : undefined;
}
