import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { NewRecoveryCodes } from '#components/account/credential/recovery-codes.tsx';
import { FreshToken } from '#components/account/own-data/fresh-token.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectOneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import { oneTimeSecretMachine } from '#machines/account/credential/one-time-secret.machine.ts';
import { oneTimeSecretModel } from '#machines/account/credential/one-time-secret.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** Recovery codes that are created, shown, copied and stored. */
export const oneTimeSecretScene = defineScene(oneTimeSecretModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Codes />
    </StorySite>
  ),
});

function Codes() {
  const copy = useStoryCall<readonly string[]>('/clipboard');
  const logic = useMemo(
    () =>
      oneTimeSecretMachine.provide({
        actors: { copy: fromPromise<unknown, readonly string[]>(({ input }) => copy(input)) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic);
  const secret = connectOneTimeSecret(snapshot, send);
  return (
    <>
      <Button onClick={() => secret.show('abcd-efgh', 'ijkm-npqr')}>Create new codes</Button>
      {secret.isShown ? <NewRecoveryCodes secret={secret} /> : <FreshToken secret={secret} />}
    </>
  );
}
