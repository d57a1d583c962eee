import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type SearchSuggestion, titleBarSearchMachine } from './title-bar-search.machine.ts';

const suggestions: readonly SearchSuggestion[] = [
  { name: 'Glues and varnishes', url: '/categories/glues', place: 'Workshop', isPlace: true },
  { name: 'Glue that holds in salt water', url: '/discussion/34/glue-that-holds', place: 'Boats' },
];

/** The model of the title bar's search. */
export const titleBarSearchModel = defineModel(titleBarSearchMachine, {
  events: [
    { type: 'text.edited', text: '' },
    { type: 'text.edited', text: 'glue' },
    { type: 'option.chosen', option: 0 },
    { type: 'option.chosen', option: 2 },
  ],
  answers: { findSuggestions: { done: [suggestions, []], error: [ApiFailure.unreachable()] } },
  essence: ({ context }) => [context.text !== '', context.suggestions.length, context.active],
  // Only options in the list can be chosen.
  never: ({ context }, event) => event.type === 'option.chosen' && event.option > context.suggestions.length,
  observe: ({ context: { text, suggestions, active } }) => ({
    text,
    suggestions: suggestions.map(({ name }) => name),
    active,
  }),
  invariants: {
    'an empty query is never requested': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.text.trim() !== '',
    'the text is cleared only by searching, choosing an option or editing': (snapshot, before, event) =>
      !before?.context.text ||
      snapshot.context.text !== '' ||
      ['search.submitted', 'option.chosen', 'text.edited'].includes(event?.type ?? ''),
    'the active option is in the list': (snapshot) =>
      !snapshot.matches({ open: { listed: 'choosing' } }) ||
      snapshot.context.active <= snapshot.context.suggestions.length,
    'Escape closes the list before the search': (snapshot, before, event) =>
      event?.type !== 'escape.pressed' || !before?.hasTag('listed') || snapshot.matches({ open: 'hidden' }),
  },
});
