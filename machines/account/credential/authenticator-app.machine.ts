import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';

/**
 * The setup of an authenticator app: the server creates a secret, and when it is there the member scans it and enters
 * the first code (docs/behavior/account.md#second-factor).
 */
export const authenticatorAppMachine = createSubmissionMachine('authenticator-app', { canRepeat: false });
