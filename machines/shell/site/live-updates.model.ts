import { defineModel } from '#machines/model/model.ts';
import { liveUpdatesMachine } from './live-updates.machine.ts';

/** The model of live updates. */
export const liveUpdatesModel = defineModel(liveUpdatesMachine, {
  events: [{ type: 'update.received', update: '{"commentID":35}' }],
  essence: ({ context }) => context.attempts,
  // A device that is offline does not go offline again.
  never: (snapshot, event) => event.type === 'network.lost' && snapshot.matches({ wanted: 'offline' }),
  delays: { retryPause: ({ context: { attempts } }) => [1_000, 2_000, 4_000, 8_000, 16_000][attempts - 1] ?? 30_000 },
  observe: ({ context: { attempts } }) => ({ attempts }),
  invariants: {
    'an established connection resets the failed attempts': (snapshot) =>
      !snapshot.matches({ wanted: { listening: 'connected' } }) || snapshot.context.attempts === 0,
    'no connection is attempted while offline': (snapshot, before, event) =>
      !before?.matches({ wanted: 'offline' }) ||
      !snapshot.matches({ wanted: 'listening' }) ||
      event?.type === 'network.found',
  },
});
