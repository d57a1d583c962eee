import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectOneTimeSecret, type OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import { oneTimeSecretMachine } from '#machines/account/credential/one-time-secret.machine.ts';

const logic = oneTimeSecretMachine.provide({
  actors: {
    copy: fromPromise<unknown, readonly string[]>(({ input }) => navigator.clipboard.writeText(input.join('\n'))),
  },
});

/** Runs the machine of a secret that is shown once. */
export function useOneTimeSecret(): OneTimeSecret {
  const [snapshot, send] = useMachine(logic);
  return connectOneTimeSecret(snapshot, send);
}
