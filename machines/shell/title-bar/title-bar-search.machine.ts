import { assign, fromPromise, setup } from 'xstate';

/** A search suggestion. `place` names its parent; `isPlace` is set for categories. */
export interface SearchSuggestion {
  readonly name: string;
  readonly url: string;
  readonly place?: string;
  readonly isPlace?: true;
}

/** The events of the title bar's search. Option 0 searches for the entered text; the suggestions follow. */
export type TitleBarSearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'focus.left' }
  | { type: 'text.edited'; text: string }
  | { type: 'search.submitted' }
  | { type: 'option.advanced' }
  | { type: 'option.receded' }
  | { type: 'option.chosen'; option: number }
  | { type: 'escape.pressed' }
  | { type: 'retry.requested' };

interface Context {
  readonly text: string;
  readonly suggestions: readonly SearchSuggestion[];
  /** The index of the option selected with the arrow keys. */
  readonly active: number;
}

/** Returns the address of the search page for a text (docs/behavior/search.md#search-page). */
export const searchAddressOf = (text: string): string =>
  text.trim() === '' ? '/search' : `/search?query=${encodeURIComponent(text.trim())}`;

const addressOf = ({ text, suggestions }: Context, option: number): string =>
  suggestions[option - 1]?.url ?? searchAddressOf(text);

const step = ({ active, suggestions }: Context, by: 1 | -1): number => {
  const count = suggestions.length + 1;
  return (active + by + count) % count;
};

/**
 * The machine of the title bar's search (docs/behavior/shell.md#title-bar-search): a button that opens a field with
 * suggestions.
 *
 * An empty text sends no request; a newer text cancels the previous request. The text is preserved when the search
 * closes unintentionally, and cleared only after it was submitted.
 */
export const titleBarSearchMachine = setup({
  types: { context: {} as Context, events: {} as TitleBarSearchEvent },
  actors: { findSuggestions: fromPromise<readonly SearchSuggestion[], string>(() => Promise.resolve([])) },
  delays: { suggestionPause: 100 },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    hasWords: ({ context }) => context.text.trim() !== '',
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    forgetText: assign({ text: '', suggestions: [] }),
    forgetSuggestions: assign({ suggestions: [] }),
    keepSuggestions: assign((_, { output }: { output: readonly SearchSuggestion[] }) => ({ suggestions: output })),
    goToFirst: assign({ active: 0 }),
    goToLast: assign({ active: ({ context }) => context.suggestions.length }),
    advance: assign({ active: ({ context }) => step(context, 1) }),
    recede: assign({ active: ({ context }) => step(context, -1) }),
    openAddress: (_, _params: { url: string }) => {},
    giveFocusBack: () => {},
  },
}).createMachine({
  id: 'title-bar-search',
  context: { text: '', suggestions: [], active: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: { 'search.opened': [{ guard: 'hasWords', target: 'open.hidden' }, { target: 'open.blank' }] },
    },
    open: {
      tags: 'open',
      initial: 'blank',
      on: {
        'search.closed': { target: 'closed', actions: 'giveFocusBack' },
        'focus.left': 'closed',
        'search.submitted': {
          target: 'closed',
          actions: [
            { type: 'openAddress', params: ({ context }) => ({ url: searchAddressOf(context.text) }) },
            'forgetText',
          ],
        },
        'text.edited': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.blank',
            actions: [{ type: 'keepText', params: ({ event }) => event }, 'forgetSuggestions'],
          },
          { target: '.listed.waiting', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
      },
      states: {
        blank: { on: { 'escape.pressed': { target: '#title-bar-search.closed', actions: 'giveFocusBack' } } },
        hidden: {
          on: {
            'option.advanced': 'listed.loading',
            'escape.pressed': { target: '#title-bar-search.closed', actions: 'giveFocusBack' },
          },
        },
        listed: {
          tags: 'listed',
          initial: 'waiting',
          on: {
            'escape.pressed': 'hidden',
            'option.chosen': {
              target: '#title-bar-search.closed',
              actions: [
                {
                  type: 'openAddress',
                  params: ({ context, event }) => ({ url: addressOf(context, event.option) }),
                },
                'forgetText',
              ],
            },
          },
          states: {
            waiting: { after: { suggestionPause: 'loading' } },
            loading: {
              tags: 'busy',
              invoke: {
                src: 'findSuggestions',
                input: ({ context }) => context.text.trim(),
                onDone: { target: 'suggesting', actions: { type: 'keepSuggestions', params: ({ event }) => event } },
                onError: { target: '#title-bar-search.open.failed', actions: 'forgetSuggestions' },
              },
            },
            suggesting: {
              on: {
                'option.advanced': { target: 'choosing', actions: 'goToFirst' },
                'option.receded': { target: 'choosing', actions: 'goToLast' },
              },
            },
            choosing: {
              on: { 'option.advanced': { actions: 'advance' }, 'option.receded': { actions: 'recede' } },
            },
          },
        },
        failed: { tags: 'error', on: { 'retry.requested': 'listed.loading', 'escape.pressed': 'hidden' } },
      },
    },
  },
});
