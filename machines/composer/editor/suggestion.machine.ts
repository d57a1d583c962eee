import { assign, fromPromise, setup } from 'xstate';

/** A suggested option: its key, its label, and a note next to it. */
export interface SuggestedOption {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
}

/** The events of a suggestion field. */
export type SuggestionEvent =
  | { type: 'text.edited'; text: string }
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  /** Without `place`, the active option is chosen. */
  | { type: 'option.chosen'; place?: number }
  | { type: 'text.cleared' }
  | { type: 'retry.requested' };

/** The context of a suggestion field. `cache` contains the results of all requested texts. */
export interface SuggestionContext {
  readonly text: string;
  readonly cache: Readonly<Record<string, readonly SuggestedOption[]>>;
  readonly options: readonly SuggestedOption[];
  /** -1 while no option is active, because no option is selected automatically. */
  readonly active: number;
}

/**
 * Suggests options for the text of a field: categories, tags (docs/behavior/composer.md#tag-and-category-suggestions).
 * It sends a request 100 ms after the last key, once for each text. Escape first closes the list, then clears the text
 * (docs/behavior/composer.md#tag-and-category-suggestions).
 */
export const suggestionMachine = setup({
  types: { context: {} as SuggestionContext, events: {} as SuggestionEvent },
  actors: {
    findOptions: fromPromise<readonly SuggestedOption[], { text: string }>(() => Promise.resolve([])),
  },
  delays: { typingPause: 100 },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isKnown: ({ context: { cache, text } }) => (cache[text.trim()]?.length ?? 0) > 0,
    isKnownToBeNothing: ({ context: { cache, text } }) => cache[text.trim()]?.length === 0,
    isNothing: (_, { found }: { found: readonly SuggestedOption[] }) => found.length === 0,
  },
  actions: {
    noteText: assign((_, { text }: { text: string }) => ({ text, active: -1 })),
    showKnown: assign(({ context: { cache, text } }) => ({ options: cache[text.trim()] ?? [], active: -1 })),
    noteFound: assign(({ context: { cache, text } }, { found }: { found: readonly SuggestedOption[] }) => ({
      cache: { ...cache, [text.trim()]: found },
      options: found,
      active: -1,
    })),
    activateNext: assign(({ context: { active, options } }) => ({ active: (active + 1) % options.length })),
    activatePrevious: assign(({ context: { active, options } }) => ({
      active: (Math.max(active, 0) - 1 + options.length) % options.length,
    })),
    deactivate: assign({ active: -1 }),
    clearText: assign({ text: '', options: [], active: -1 }),
    takeOption: (_, _params: { option: SuggestedOption | undefined }) => {},
  },
}).createMachine({
  id: 'suggestion',
  context: { text: '', cache: {}, options: [], active: -1 },
  initial: 'closed',
  on: {
    'text.edited': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.closed',
        actions: { type: 'noteText', params: ({ event }) => event },
      },
      { target: '.pausing', actions: { type: 'noteText', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { on: { 'list.opened': 'settling', 'text.cleared': { actions: 'clearText' } } },
    pausing: { after: { typingPause: 'settling' }, on: { 'list.closed': 'closed' } },
    settling: {
      always: [
        { guard: 'isKnown', target: 'open', actions: 'showKnown' },
        { guard: 'isKnownToBeNothing', target: 'nothing', actions: 'showKnown' },
        { target: 'looking' },
      ],
    },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'findOptions',
        input: ({ context: { text } }) => ({ text: text.trim() }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ found: event.output }) },
            target: 'nothing',
            actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'open', actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: 'failed',
      },
      on: { 'list.closed': 'closed' },
    },
    open: {
      tags: 'open',
      exit: 'deactivate',
      on: {
        'option.next': { actions: 'activateNext' },
        'option.previous': { actions: 'activatePrevious' },
        'option.chosen': {
          target: 'closed',
          actions: [
            {
              type: 'takeOption',
              params: ({ context: { options, active }, event }) => ({
                option: options[event.place ?? Math.max(active, 0)],
              }),
            },
            'clearText',
          ],
        },
        'list.closed': 'closed',
      },
    },
    nothing: { on: { 'list.closed': 'closed' } },
    failed: { tags: 'error', on: { 'retry.requested': 'looking', 'list.closed': 'closed' } },
  },
});
