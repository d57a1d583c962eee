import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { availabilityMachine } from './availability.machine.ts';

const taken = { isAvailable: false, message: 'The name you entered is already in use by another member.' };

/**
 * The model of the availability machine: an empty text, the member's own name and another name; available, unavailable
 * or failed.
 */
export const availabilityModel = defineModel(availabilityMachine, {
  starts: { start: {}, own: { own: 'ingrid' } },
  events: [
    { type: 'text.edited', text: '' },
    { type: 'text.edited', text: 'ingrid' },
    { type: 'text.edited', text: 'amina' },
  ],
  answers: {
    askAvailable: { done: [{ isAvailable: true, message: '' }, taken], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { own, text } }) => [own, text],
  // An edit always changes the text.
  never: ({ context }, event) => event.type === 'text.edited' && event.text === context.text,
  observe: ({ context: { text, message } }) => ({ text, message }),
  invariants: {
    'an unavailable value has a message': ({ value, context }) => value !== 'unavailable' || context.message !== '',
    'the current value of the member is never checked': ({ value, context }) =>
      value !== 'checking' || context.text !== context.own,
  },
  maxPairs: 60,
});
