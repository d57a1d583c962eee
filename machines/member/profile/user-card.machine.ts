import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import type { User } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of the user card machine. */
export type UserCardEvent = { type: 'card.opened' } | { type: 'card.closed' } | { type: 'retry.requested' };

/** The input of the user card machine: the member and the viewer's permissions. */
export interface UserCardInput {
  readonly fragment: UserFragment;
  /** Whether the viewer may see this profile when it is private: it is their own, or they hold personalInfo.view. */
  readonly maySeeClosed: boolean;
  /** Whether this forum treats the profiles of banned members as private. */
  readonly areBannedClosed: boolean;
}

interface Context extends UserCardInput {
  readonly user: User | undefined;
  readonly reason: string;
}

const isClosed = ({ maySeeClosed, areBannedClosed }: UserCardInput, member: UserFragment): boolean =>
  !maySeeClosed && (member.private || (areBannedClosed && member.banned === 1));

/**
 * The machine of the user card, which shows details of a member beside their name (docs/behavior/member.md#user-card).
 * The details are loaded when the card first opens. For a profile that the viewer may not see, nothing is requested and
 * only name and photo are shown.
 */
export const userCardMachine = setup({
  types: { input: {} as UserCardInput, context: {} as Context, events: {} as UserCardEvent },
  actors: {
    loadUser: fromPromise<User, number>(() => Promise.reject(new Error('The actor `loadUser` is not provided.'))),
  },
  guards: {
    isClosedToViewer: ({ context }) => isClosed(context, context.fragment),
    isKnown: ({ context }) => context.user !== undefined,
    turnsOutClosed: ({ context }, { output }: { output: User }) => isClosed(context, output),
    isGone: (_, { error }: { error: unknown }) => error instanceof ApiFailure && error.status === 404,
  },
  actions: {
    keepUser: assign((_, { output }: { output: User }) => ({ user: output })),
    keepFragment: assign((_, { output }: { output: User }) => ({ fragment: output })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
  },
}).createMachine({
  id: 'user-card',
  context: ({ input }) => ({ ...input, user: undefined, reason: '' }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'card.opened': [
          { guard: 'isClosedToViewer', target: 'minimal' },
          { guard: 'isKnown', target: 'full' },
          { target: 'loading' },
        ],
      },
    },
    loading: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'loadUser',
        input: ({ context }) => context.fragment.userID,
        onDone: [
          {
            guard: { type: 'turnsOutClosed', params: ({ event }) => event },
            target: 'minimal',
            actions: { type: 'keepFragment', params: ({ event }) => event },
          },
          { target: 'full', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'deleted' },
          { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
        ],
      },
      on: { 'card.closed': 'closed' },
    },
    full: { tags: ['open'], on: { 'card.closed': 'closed' } },
    minimal: { tags: ['open'], on: { 'card.closed': 'closed' } },
    deleted: { tags: ['open'], on: { 'card.closed': 'closed' } },
    failed: { tags: ['open', 'error'], on: { 'retry.requested': 'loading', 'card.closed': 'closed' } },
  },
});
