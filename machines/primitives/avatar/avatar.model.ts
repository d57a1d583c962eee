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
  // A scene adds a number to the URL, so that the browser has no cached photo.
  observe: ({ context: { url } }) => ({ url: url.replace(/\?\d+$/, '') }),
  invariants: {
    'the photo is absent exactly when it has no URL': ({ value, context }) =>
      (value === 'absent') === (context.url === ''),
  },
});
