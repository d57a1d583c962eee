import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '#api/errors.ts';
import { connectSignInForm } from '#machines/account/sign-in/sign-in-form.connect.ts';
import { type SignInEntries, signInFormMachine } from '#machines/account/sign-in/sign-in-form.machine.ts';

test('missing values are marked next to their fields, and nothing is sent', () => {
  const { facts, sent } = startSigningIn();
  facts().submit(entered({ Email: 'ingrid' }));
  expect([facts().errorOf('Email'), facts().errorOf('Password'), sent]).toEqual([
    undefined,
    'This field is required.',
    [],
  ]);
});

test('a form is sent with the field names that it has without JavaScript', async () => {
  const { facts, sent, told } = startSigningIn();
  facts().submit(entered({ Email: 'ingrid', Password: 'a long enough one', RememberMe: '1' }));
  await settled();
  expect(sent).toEqual([{ name: 'ingrid', password: 'a long enough one', persistent: true }]);
  expect([facts().state, told()]).toEqual(['done', 1]);
});

test('a refusal shows the message of the server, and the password is not stored in the machine', async () => {
  const { facts, actor } = startSigningIn(() => Promise.reject(new ApiError('session.bad-credentials')));
  facts().submit(entered({ Email: 'ingrid', Password: 'wrong' }));
  await settled();
  expect(facts().words).toBe(new ApiError('session.bad-credentials').message);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('"wrong"');
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const entered = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

function startSigningIn(answer: () => Promise<unknown> = async () => undefined) {
  const sent: SignInEntries[] = [];
  let notified = 0;
  const machine = signInFormMachine.provide({
    actors: {
      signIn: fromPromise<unknown, SignInEntries>(({ input }) => {
        sent.push(input);
        return answer();
      }),
    },
    actions: { tellSignedIn: () => void notified++ },
  });
  const actor = createActor(machine).start();
  return { sent, actor, told: () => notified, facts: () => connectSignInForm(actor.getSnapshot(), actor.send) };
}
