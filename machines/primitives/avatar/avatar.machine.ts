import { assign, fromCallback, setup } from 'xstate';

/** The events of an avatar's photo. `url` is empty when there is none. */
export type AvatarEvent =
  | { type: 'photo.loaded' }
  | { type: 'photo.failed' }
  | { type: 'photo.changed'; url: string }
  | { type: 'network.returned' };

type Photo = { url: string };

/**
 * Shows a member's photo, or a fallback when there is none or it fails to load (docs/behavior/member.md#photos). A
 * failed photo is retried when the network is back.
 */
export const avatarMachine = setup({
  types: { input: {} as Photo, context: {} as Photo, events: {} as AvatarEvent },
  actors: { watchNetwork: fromCallback<AvatarEvent>(() => {}) },
  guards: { hasPhoto: ({ context }) => context.url !== '' },
  actions: { keepAddress: assign((_, { url }: Photo) => ({ url })) },
}).createMachine({
  id: 'avatar',
  context: ({ input: { url } }) => ({ url }),
  initial: 'deciding',
  on: {
    'photo.changed': { target: '.deciding', actions: { type: 'keepAddress', params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: 'hasPhoto', target: 'loading' }, { target: 'absent' }] },
    absent: {},
    loading: { on: { 'photo.loaded': 'shown', 'photo.failed': 'failed' } },
    shown: {},
    failed: { invoke: { src: 'watchNetwork' }, on: { 'network.returned': 'loading' } },
  },
});
