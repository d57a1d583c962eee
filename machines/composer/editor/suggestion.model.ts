import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type SuggestedOption, suggestionMachine } from './suggestion.machine.ts';

const found: readonly SuggestedOption[] = [
  { key: '1', label: 'oak' },
  { key: '2', label: 'oakum' },
];

const broken = new ApiFailure('server.unexpected', { status: 500, message: 'Something went wrong.' });

/** The model of the suggestions: a text with two results or none. */
export const suggestionModel = defineModel(suggestionMachine, {
  events: [{ type: 'text.edited', text: 'oak' }, { type: 'text.edited', text: '' }, { type: 'option.chosen' }],
  answers: { findOptions: { done: [found, []], error: [broken] } },
  essence: ({ context: { text, cache, active, options } }) => [
    text,
    cache['oak']?.length,
    cache['']?.length,
    active,
    options.length,
  ],
  never: (snapshot, event) =>
    (event.type === 'text.edited' && event.text === snapshot.context.text) ||
    (event.type === 'text.cleared' && snapshot.context.text === ''),
  observe: ({ context: { text, options, active, cache } }) => ({
    text,
    options: options.map(({ label }) => label),
    active,
    cached: Object.keys(cache),
  }),
  invariants: {
    'a list opens without an active option': (snapshot, before) =>
      !snapshot.matches('open') || before?.matches('open') === true || snapshot.context.active === -1,
    'a closed list has no active option': (snapshot) => snapshot.matches('open') || snapshot.context.active === -1,
  },
});
