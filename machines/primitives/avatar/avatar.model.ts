import { defineModel } from '#machines/model/model.ts';
import { avatarMachine } from './avatar.machine.ts';

/** The model of an avatar's photo: with a photo and without one. */
export const avatarModel = defineModel(avatarMachine, {
  starts: { start: { url: '/photos/first.png' }, absent: { url: '' } },
  events: [
    { type: 'photo.changed', url: '/photos/second.png' },
    { type: 'photo.changed', url: '' },
  ],
  essence: ({ context }) => context.url,
  // An event with the current URL is not a change.
  never: ({ context }, event) => event.type === 'photo.changed' && event.url === context.url,
  observe: ({ context: { url } }) => ({ url }),
  invariants: {
    'the photo is absent exactly when it has no URL': ({ value, context }) =>
      (value === 'absent') === (context.url === ''),
  },
});
