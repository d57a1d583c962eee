import { fromPromise, setup } from 'xstate';

/** The events of the push permission machine. */
export type PushPermissionEvent = { type: 'push.wanted' } | { type: 'push.unwanted' } | { type: 'retry.requested' };

/** The state of push notifications in a browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const notProvided = () => Promise.reject(new Error('The actor is not provided.'));

/**
 * Manages push notifications in this browser. The browser prompts for permission only when the member turns push
 * notifications on. Some browsers do not support push, and some are set to deny it permanently, which only the browser
 * settings can change.
 */
export const pushPermissionMachine = setup({
  types: { events: {} as PushPermissionEvent },
  actors: {
    askBrowser: fromPromise<PushState>(notProvided),
    subscribe: fromPromise<PushState>(notProvided),
    unsubscribe: fromPromise<PushState>(notProvided),
  },
  guards: {
    isUnsupported: (_, { output }: { output: PushState }) => output === 'unsupported',
    isDenied: (_, { output }: { output: PushState }) => output === 'denied',
    isOn: (_, { output }: { output: PushState }) => output === 'on',
  },
}).createMachine({
  id: 'push-permission',
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askBrowser',
        onDone: [
          { guard: { type: 'isUnsupported', params: ({ event }) => event }, target: 'unsupported' },
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
          { guard: { type: 'isOn', params: ({ event }) => event }, target: 'on' },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    unsupported: {},
    denied: { on: { 'retry.requested': 'checking' } },
    off: { on: { 'push.wanted': 'subscribing' } },
    subscribing: {
      tags: 'busy',
      invoke: {
        src: 'subscribe',
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event }, target: 'on' },
          { guard: { type: 'isDenied', params: ({ event }) => event }, target: 'denied' },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    on: { on: { 'push.unwanted': 'unsubscribing' } },
    unsubscribing: { tags: 'busy', invoke: { src: 'unsubscribe', onDone: 'off', onError: 'failed' } },
    failed: { tags: 'error', on: { 'retry.requested': 'checking' } },
  },
});
