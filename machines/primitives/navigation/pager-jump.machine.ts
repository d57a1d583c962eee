import { assign, fromPromise, setup } from 'xstate';
import { pageToJump } from './page-to-jump.ts';

/** The events of the page jump. */
export type PagerJumpEvent =
  | { type: 'jump.requested' }
  | { type: 'jump.cancelled' }
  | { type: 'jump.submitted'; typed: string }
  | { type: 'page.changed'; page: number; count: number };

interface Context {
  /** The current page and the number of pages. */
  readonly page: number;
  readonly count: number;
  /** The page to jump to, and the requested number if that page does not exist. */
  readonly to: number;
  readonly askedFor: string;
}

type Typed = { typed: string };

/**
 * Jumps to any page of a list (docs/behavior/shell.md#pager). A page number that does not exist is replaced by the
 * nearest existing one, and the pager states this. Requesting the current page only closes the form.
 */
export const pagerJumpMachine = setup({
  types: {
    input: {} as { page: number; count: number },
    context: {} as Context,
    events: {} as PagerJumpEvent,
  },
  actors: { goToPage: fromPromise<unknown, number>(() => Promise.resolve()) },
  guards: {
    isElsewhere: ({ context: { page, count } }, { typed }: Typed) => pageToJump(typed, page, count).page !== page,
    isClamped: ({ context: { page, count } }, { typed }: Typed) => pageToJump(typed, page, count).clamped,
    wasClamped: ({ context }) => context.askedFor !== '',
  },
  actions: {
    aim: assign(({ context: { page, count } }, { typed }: Typed) => {
      const { page: to, clamped } = pageToJump(typed, page, count);
      return { to, askedFor: clamped ? typed.replace(/\D/g, '') : '' };
    }),
    forget: assign({ askedFor: '' }),
    keepPlace: assign((_, { page, count }: { page: number; count: number }) => ({ page, count })),
    arrive: assign(({ context }) => ({ page: context.to })),
  },
}).createMachine({
  id: 'pager-jump',
  context: ({ input }) => ({ ...input, to: input.page, askedFor: '' }),
  initial: 'closed',
  on: { 'page.changed': { actions: { type: 'keepPlace', params: ({ event }) => event } } },
  states: {
    closed: { entry: 'forget', on: { 'jump.requested': 'open' } },
    open: {
      tags: 'open',
      entry: 'forget',
      on: {
        'jump.cancelled': 'closed',
        'jump.submitted': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'jumping',
            actions: { type: 'aim', params: ({ event }) => event },
          },
          {
            guard: { type: 'isClamped', params: ({ event }) => event },
            target: 'clamped',
            actions: { type: 'aim', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
      },
    },
    jumping: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'goToPage',
        input: ({ context }) => context.to,
        onDone: [
          { guard: 'wasClamped', target: 'clamped', actions: 'arrive' },
          { target: 'closed', actions: 'arrive' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      tags: ['open', 'error'],
      on: {
        'jump.cancelled': 'closed',
        'jump.submitted': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'jumping',
            actions: { type: 'aim', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
      },
    },
    clamped: { on: { 'jump.requested': 'open' } },
  },
});
