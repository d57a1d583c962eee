import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { sessionMachine } from './session.machine.ts';

const ingrid = { userID: 7, name: 'Ingrid Solheim' };
const amina = { userID: 9, name: 'Amina Diallo' };
const refusal = new ApiFailure('session.bad-credentials', { status: 401, message: 'We could not sign you in.' });

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
    signIn: { done: [ingrid, amina], error: [refusal, ApiFailure.unreachable()] },
    signOut: { done: [{}], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context }) => context.member?.userID ?? 0,
  observe: ({ context: { member, reason } }) => ({ member: member?.name ?? null, reason }),
  invariants: {
    'only the same member can resume an expired session': (snapshot, before) =>
      !before?.hasTag('expired') ||
      !snapshot.matches('member') ||
      snapshot.context.member?.userID === before.context.member?.userID,
    'the password is never stored in the context': (snapshot) =>
      !JSON.stringify(snapshot.context).includes('a sea of words'),
    'every error state has a reason': (snapshot) => !snapshot.hasTag('error') || snapshot.context.reason !== '',
  },
});
