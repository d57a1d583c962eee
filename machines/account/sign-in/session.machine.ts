import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** A member as identified by a session. */
export interface SessionMember {
  readonly userID: number;
  readonly name: string;
}

/** The entries for signing in again. They are sent and not stored. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
  /** The code of the second factor, if the member has set one up. */
  readonly code?: string;
}

/**
 * The events of the session machine. `session.began` and `session.ended` may originate in another tab or in a response.
 */
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
  /** The member signed in when the page was rendered; undefined for a guest. */
  readonly member: SessionMember | undefined;
  readonly reason: string;
  /** Whether the sign-in form has a field for the code of the second factor. */
  readonly asksCode: boolean;
}

/**
 * The session of a guest, of a member, or a session that expired while the member was writing. After an expiry nothing
 * is lost: the member signs in again in place and continues (docs/behavior/account.md#sessions).
 *
 * If another member signs in, the page is reloaded for that member. Unfinished texts remain stored for their author.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { member: SessionMember | undefined },
    context: {} as Context,
    events: {} as SessionEvent,
  },
  actors: {
    signIn: fromPromise<SessionMember, Credentials>(() =>
      Promise.reject(new Error('The actor `signIn` is not provided.')),
    ),
    signOut: fromPromise<unknown>(() => Promise.reject(new Error('The actor `signOut` is not provided.'))),
  },
  guards: {
    isGuest: ({ context }) => context.member === undefined,
    isSameMember: ({ context }, { userID }: SessionMember) => context.member?.userID === userID,
    needsCode: (_, { error }: { error: unknown }) =>
      error instanceof ApiFailure && error.code === 'session.second-factor',
    isRefused: (_, { error }: { error: unknown }) =>
      error instanceof ApiFailure && error.status >= 400 && error.status < 500,
  },
  actions: {
    keepMember: assign((_, member: SessionMember) => ({ member })),
    forgetMember: assign({ member: undefined }),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    askCode: assign({ asksCode: true }),
    forgetCode: assign({ asksCode: false }),
    goOn: () => {},
    leave: () => {},
    reloadPage: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, reason: '', asksCode: false }),
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
      entry: 'forgetCode',
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
                guard: { type: 'needsCode', params: ({ event }) => event },
                target: 'codeRequired',
                actions: ['askCode', { type: 'noteReason', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'noteReason', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
            ],
          },
        },
        codeRequired: {
          tags: 'error',
          on: { 'signIn.submitted': 'signingIn', 'signIn.postponed': 'postponed' },
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
