import { assign, fromPromise, setup } from 'xstate';
import { isSameIdentity } from '#api/folded-identity.ts';

/** What the forum says of a name or an address that somebody would like to have. */
export interface AvailabilityWord {
  readonly isAvailable: boolean;
  /** Why not, in the forum's words. */
  readonly message: string;
}

/** What befalls a name or an address that is being typed. */
export type AvailabilityEvent = { type: 'text.edited'; text: string };

const askable = ({ text, own }: { text: string; own: string }): boolean =>
  text.trim() !== '' && !isSameIdentity(text.trim(), own);

/**
 * Tells while somebody types whether a name or an address is still to be had (`spec/behaviours.md` §41): asked once typing
 * pauses, and given up when typing goes on. One's own counts as untouched; when nobody answers, nothing is claimed.
 */
export const availabilityMachine = setup({
  types: {
    input: {} as { own?: string },
    context: {} as { own: string; text: string; message: string },
    events: {} as AvailabilityEvent,
  },
  actors: {
    askAvailable: fromPromise<AvailabilityWord, { text: string }>(() => Promise.reject(new Error('Nobody to ask.'))),
  },
  delays: { typingPause: 400 },
  guards: {
    isAskable: ({ context: { own } }, { text }: { text: string }) => askable({ text, own }),
    isAvailable: (_, { output }: { output: AvailabilityWord }) => output.isAvailable,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text: text.trim(), message: '' })),
    keepMessage: assign((_, { output }: { output: AvailabilityWord }) => ({ message: output.message })),
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
        reenter: true,
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
