import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { failureReason } from '#machines/reason-in.ts';

/** A member as a session knows them. */
export interface SessionMember {
  readonly userID: number;
  readonly name: string;
}

/** What is entered to sign in again; it is sent and not kept. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  /** Of the second step, where the member has set one up. */
  readonly code?: string;
}

/** What befalls a visitor's session. `session.began` and `session.ended` may come from another tab, or from an answer. */
export type SessionEvent =
  | { type: 'session.began'; member: SessionMember }
  | { type: 'session.ended' }
  | ({ type: 'signIn.submitted' } & Credentials)
  | { type: 'signIn.postponed' }
  | { type: 'signIn.requested' }
  | { type: 'signOut.requested' }
  | { type: 'problem.dismissed' }
  | { type: 'reload.requested' };

interface Context {
  /** The member the page was made for; undefined for a guest. */
  readonly member: SessionMember | undefined;
  readonly reason: string;
}

/**
 * A visitor's session: that of a guest, of a member, or one that ended while the member was writing. Then nothing is
 * lost: they sign in again in place, and go on where they were (decisions 1 and 17).
 *
 * Who signs in again as somebody else gets a page made for that member; what was written stays with its author.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { member: SessionMember | undefined },
    context: {} as Context,
    events: {} as SessionEvent,
  },
  actors: {
    signIn: fromPromise<SessionMember, Credentials>(() => Promise.reject(new Error('Nowhere to sign in.'))),
    signOut: fromPromise<unknown>(() => Promise.reject(new Error('Nowhere to sign out.'))),
  },
  guards: {
    isGuest: ({ context }) => context.member === undefined,
    isSameMember: ({ context }, { userID }: SessionMember) => context.member?.userID === userID,
    isRefused: (_, { error }: { error: unknown }) =>
      error instanceof ApiFailure && error.status >= 400 && error.status < 500,
  },
  actions: {
    keepMember: assign((_, member: SessionMember) => ({ member })),
    forgetMember: assign({ member: undefined }),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    goOn: () => {},
    leave: () => {},
    reloadPage: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, reason: '' }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isGuest', target: 'guest' }, { target: 'member' }],
    },
    guest: {
      on: {
        'session.began': { target: 'changed', actions: { type: 'keepMember', params: ({ event }) => event.member } },
      },
    },
    member: {
      initial: 'here',
      on: { 'session.ended': 'expired' },
      states: {
        here: { on: { 'signOut.requested': 'signingOut' } },
        signingOut: {
          tags: 'busy',
          invoke: {
            src: 'signOut',
            onDone: { target: '#session.guest', actions: ['forgetMember', 'leave'] },
            onError: { target: 'staying', actions: { type: 'noteReason', params: ({ event }) => event } },
          },
        },
        staying: {
          tags: 'error',
          on: { 'signOut.requested': 'signingOut', 'problem.dismissed': 'here' },
        },
      },
    },
    expired: {
      tags: 'expired',
      initial: 'asking',
      on: {
        'session.began': [
          {
            guard: { type: 'isSameMember', params: ({ event }) => event.member },
            target: 'member',
            actions: 'goOn',
          },
          { target: 'changed', actions: { type: 'keepMember', params: ({ event }) => event.member } },
        ],
      },
      states: {
        asking: {
          on: { 'signIn.submitted': 'signingIn', 'signIn.postponed': 'postponed' },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'signIn.submitted');
              const { type: _, ...credentials } = event;
              return credentials;
            },
            onDone: [
              {
                guard: { type: 'isSameMember', params: ({ event }) => event.output },
                target: '#session.member',
                actions: 'goOn',
              },
              {
                target: '#session.changed',
                actions: { type: 'keepMember', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'noteReason', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
            ],
          },
        },
        refused: {
          tags: 'error',
          on: { 'signIn.submitted': 'signingIn', 'signIn.postponed': 'postponed' },
        },
        failed: {
          tags: 'error',
          on: { 'signIn.submitted': 'signingIn', 'signIn.postponed': 'postponed' },
        },
        postponed: { on: { 'signIn.requested': 'asking' } },
      },
    },
    changed: { on: { 'reload.requested': { actions: 'reloadPage' } } },
  },
});
