import { assign, fromPromise, setup } from 'xstate';
import { isSameIdentity } from '#api/folded-identity.ts';

/** The server's answer about the availability of a name or an e-mail address. */
export interface AvailabilityResult {
  readonly isAvailable: boolean;
  /** The reason why the text is not available. */
  readonly message: string;
}

/** The events of the availability machine. */
export type AvailabilityEvent = { type: 'text.edited'; text: string };

const askable = ({ text, own }: { text: string; own: string }): boolean =>
  text.trim() !== '' && !isSameIdentity(text.trim(), own);

/**
 * Checks during typing whether a name or an e-mail address is available (docs/behavior/account.md#availability-checks).
 * The request is debounced, and aborted when typing continues. The member's own value counts as unchanged. If the
 * request fails, no result is shown.
 */
export const availabilityMachine = setup({
  types: {
    input: {} as { own?: string },
    context: {} as { own: string; text: string; message: string },
    events: {} as AvailabilityEvent,
  },
  actors: {
    askAvailable: fromPromise<AvailabilityResult, { text: string }>(() =>
      Promise.reject(new Error('The actor `askAvailable` is not provided.')),
    ),
  },
  delays: { typingPause: 400 },
  guards: {
    isAskable: ({ context: { own } }, { text }: { text: string }) => askable({ text, own }),
    isAvailable: (_, { output }: { output: AvailabilityResult }) => output.isAvailable,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text: text.trim(), message: '' })),
    keepMessage: assign((_, { output }: { output: AvailabilityResult }) => ({ message: output.message })),
  },
}).createMachine({
  id: 'availability',
  context: ({ input: { own = '' } }) => ({ own, text: '', message: '' }),
  initial: 'idle',
  on: {
    'text.edited': [
      {
        guard: { type: 'isAskable', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    waiting: { after: { typingPause: 'checking' } },
    checking: {
      invoke: {
        src: 'askAvailable',
        input: ({ context: { text } }) => ({ text }),
        onDone: [
          { guard: { type: 'isAvailable', params: ({ event }) => event }, target: 'available' },
          { target: 'unavailable', actions: { type: 'keepMessage', params: ({ event }) => event } },
        ],
        onError: 'unknown',
      },
    },
    available: {},
    unavailable: {},
    unknown: {},
  },
});
