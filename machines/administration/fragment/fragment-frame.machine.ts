import { assign, setup } from 'xstate';

/**
 * The reason why a fragment was removed: not ready in time, a second document, a message outside the bridge, too many
 * messages, an unknown message, or the error of its script.
 */
export type FragmentFault = 'late' | 'left' | 'outside' | 'flood' | 'unknown' | { readonly error: string };

/** The events of the frame of a fragment. */
export type FragmentFrameEvent =
  | { type: 'place.approached' }
  | { type: 'frame.ready' }
  | { type: 'frame.resized'; height: number }
  | { type: 'frame.failed'; fault: FragmentFault }
  | { type: 'retry.requested' };

interface Context {
  /** The height that the fragment got after a press within it. Undefined while it has its reserved height. */
  readonly height: number | undefined;
  readonly fault: FragmentFault | undefined;
}

/**
 * The frame of a fragment (docs/behavior/fragment.md#frame): it begins to load when its place comes near the window,
 * and is shown when its script has run. A fragment that is not ready within five seconds, or that breaks the rules of
 * the bridge, is removed from the page.
 */
export const fragmentFrameMachine = setup({
  types: { context: {} as Context, events: {} as FragmentFrameEvent },
  delays: { readyWait: 5_000 },
  actions: {
    keepHeight: assign((_, { height }: { height: number }) => ({ height })),
    keepFault: assign((_, { fault }: { fault: FragmentFault }) => ({ fault })),
    forgetFailure: assign({ height: undefined, fault: undefined }),
  },
}).createMachine({
  id: 'fragment-frame',
  context: { height: undefined, fault: undefined },
  initial: 'distant',
  states: {
    distant: { on: { 'place.approached': 'waiting' } },
    waiting: {
      tags: 'busy',
      after: {
        readyWait: { target: 'failed', actions: { type: 'keepFault', params: { fault: 'late' } } },
      },
      on: {
        'frame.ready': 'shown',
        'frame.failed': { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => event } },
      },
    },
    shown: {
      on: {
        'frame.resized': { actions: { type: 'keepHeight', params: ({ event }) => event } },
        'frame.failed': { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'error', on: { 'retry.requested': { target: 'waiting', actions: 'forgetFailure' } } },
  },
});
