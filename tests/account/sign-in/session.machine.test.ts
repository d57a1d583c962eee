import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type SessionMember, sessionMachine } from '#machines/account/sign-in/session.machine.ts';

const ingrid = { userID: 7, name: 'Ingrid Solheim' };
const amina = { userID: 9, name: 'Amina Diallo' };

test('after signing in again, the refused action is retried once', async () => {
  const { actor, went } = startSession(ingrid);
  actor.send({ type: 'session.ended' });
  actor.send({ type: 'signIn.submitted', name: 'ingrid', password: 'a sea of words' });
  await waitFor(actor, (snapshot) => snapshot.matches('member'));
  expect(went).toEqual(['on']);
});

test('after signing in as another member, the refused action is not retried', async () => {
  const { actor, went } = startSession(amina);
  actor.send({ type: 'session.ended' });
  actor.send({ type: 'signIn.submitted', name: 'amina', password: 'a sea of words' });
  await waitFor(actor, (snapshot) => snapshot.matches('changed'));
  expect([went, actor.getSnapshot().context.member]).toEqual([[], amina]);
});

test('a session that begins again in another tab continues here too', () => {
  const { actor, went } = startSession(ingrid);
  actor.send({ type: 'session.ended' });
  actor.send({ type: 'signIn.postponed' });
  actor.send({ type: 'session.began', member: ingrid });
  expect([actor.getSnapshot().value, went]).toEqual([{ member: 'here' }, ['on']]);
});

/** @param answer the member that the server signs in */
function startSession(answer: SessionMember) {
  const went: string[] = [];
  const machine = sessionMachine.provide({
    actors: { signIn: fromPromise(async () => answer) },
    actions: { goOn: () => void went.push('on') },
  });
  return { actor: createActor(machine, { input: { member: ingrid } }).start(), went };
}
