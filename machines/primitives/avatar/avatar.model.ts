import { defineModel } from '#machines/model/model.ts';
import { avatarMachine } from './avatar.machine.ts';

/** How the graph of a member's photo is explored: with one, and without. */
export const avatarModel = defineModel(avatarMachine, {
  starts: { start: { url: '/photos/first.png' }, absent: { url: '' } },
  events: [
    { type: 'photo.changed', url: '/photos/second.png' },
    { type: 'photo.changed', url: '' },
  ],
  essence: ({ context }) => context.url,
  // A photo that is shown already is no change.
  never: ({ context }, event) => event.type === 'photo.changed' && event.url === context.url,
  invariants: {
    'nobody waits for a photo that is not there': ({ value, context }) => (value === 'absent') === (context.url === ''),
  },
});
