import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type PushState, pushPermissionMachine } from '#machines/notification/push-permission.machine.ts';

test('the browser permission is requested only when the member enables notifications', async () => {
  const requests: string[] = [];
  const actor = createActor(
    pushPermissionMachine.provide({
      actors: {
        askBrowser: fromPromise<PushState>(async () => 'off'),
        subscribe: fromPromise<PushState>(async () => {
          requests.push('leave');
          return 'denied';
        }),
      },
    }),
  ).start();
  await new Promise((resolve) => setTimeout(resolve));
  expect([actor.getSnapshot().value, requests]).toEqual(['off', []]);
  actor.send({ type: 'push.wanted' });
  await new Promise((resolve) => setTimeout(resolve));
  expect([actor.getSnapshot().value, requests]).toEqual(['denied', ['leave']]);
});
