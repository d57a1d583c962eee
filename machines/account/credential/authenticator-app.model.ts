import { defineSubmissionModel } from '#machines/primitives/submission/submission.model.ts';
import { authenticatorAppMachine } from './authenticator-app.machine.ts';

/** The model of the setup of an authenticator app. */
export const authenticatorAppModel = defineSubmissionModel(authenticatorAppMachine, {
  outputs: [{ secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Forum:ingrid?secret=JBSWY3DPEHPK3PXP' }],
});
