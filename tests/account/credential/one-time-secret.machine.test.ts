import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectOneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import { oneTimeSecretMachine } from '#machines/account/credential/one-time-secret.machine.ts';

test('all lines of the secret are copied, and none is left in memory after it is stored', async () => {
  const copied: unknown[] = [];
  const actor = createActor(
    oneTimeSecretMachine.provide({
      actors: { copy: fromPromise<unknown, readonly string[]>(async ({ input }) => copied.push(input)) },
    }),
  ).start();
  const secret = () => connectOneTimeSecret(actor.getSnapshot(), actor.send);
  secret().show('abcd', 'efgh');
  secret().getCopyProps().onClick();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([copied, secret().copyResult]).toEqual([[['abcd', 'efgh']], 'Copied.']);
  secret().getKeptProps().onClick();
  expect([secret().isShown, secret().lines]).toEqual([false, []]);
});
