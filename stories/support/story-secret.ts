import { connectOneTimeSecret, type OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import { oneTimeSecretMachine } from '#machines/account/credential/one-time-secret.machine.ts';

/** Returns a secret that is being shown, for stories of views. Its functions do nothing. */
export const secretShown = (...secret: readonly string[]): OneTimeSecret =>
  connectOneTimeSecret(
    oneTimeSecretMachine.resolveState({ value: { shown: 'ready' }, context: { secret } }),
    () => undefined,
  );
