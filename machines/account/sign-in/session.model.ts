import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { sessionMachine } from './session.machine.ts';

const ingrid = { userID: 7, name: 'Ingrid Solheim' };
const amina = { userID: 9, name: 'Amina Diallo' };
const refusal = new ApiFailure('session.bad-credentials', { status: 401, message: 'We could not sign you in.' });
const secondFactor = new ApiFailure('session.second-factor', {
  status: 401,
  message: 'Enter the code of your second factor.',
});

/** The model of the session machine, for a guest and for a member. */
export const sessionModel = defineModel(sessionMachine, {
  starts: {
    guest: { member: undefined },
    member: { member: ingrid },
  },
  events: [
    { type: 'session.began', member: ingrid },
    { type: 'session.began', member: amina },
    { type: 'signIn.submitted', name: 'Ingrid Solheim', password: 'a sea of words' },
  ],
  answers: {
    signIn: { done: [ingrid, amina], error: [secondFactor, refusal, ApiFailure.unreachable()] },
    signOut: { done: [{}], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context }) => [context.member?.userID ?? 0, context.asksCode],
  observe: ({ context: { member, reason, asksCode } }) => ({ member: member?.name ?? null, reason, asksCode }),
  invariants: {
    'the code is asked for from the first request on, until the session is renewed': (snapshot, before, event) =>
      !before?.context.asksCode ||
      snapshot.context.asksCode ||
      event?.type === 'session.ended' ||
      !snapshot.hasTag('expired'),
    'only the same member can resume an expired session': (snapshot, before) =>
      !before?.hasTag('expired') ||
      !snapshot.matches('member') ||
      snapshot.context.member?.userID === before.context.member?.userID,
    'the password is never stored in the context': (snapshot) =>
      !JSON.stringify(snapshot.context).includes('a sea of words'),
    'every error state has a reason': (snapshot) => !snapshot.hasTag('error') || snapshot.context.reason !== '',
  },
});
