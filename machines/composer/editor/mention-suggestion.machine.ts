import { assign, fromPromise, setup } from 'xstate';
import { knownMentions, type Mentionable, type MentionCache, sortMentionables } from './mention-lookup.ts';

/** The events of the mention suggestions. */
export type MentionSuggestionEvent =
  | { type: 'mention.typed'; text: string }
  | { type: 'mention.left' }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  /** Without `place`, the active option is chosen. */
  | { type: 'option.chosen'; place?: number }
  | { type: 'list.closed' };

/** The context of the mention suggestions. */
export interface MentionContext {
  readonly text: string;
  readonly cache: MentionCache;
  readonly members: readonly Mentionable[];
  /** The text for which `members` was found. */
  readonly answered: string;
  readonly active: number;
}

/**
 * Suggests members while a mention is typed (docs/behavior/composer.md#mention-suggestions): 50 ms after the last key,
 * from the cache if it suffices, otherwise from the server. Escape closes the list until the next mention.
 */
export const mentionSuggestionMachine = setup({
  types: { context: {} as MentionContext, events: {} as MentionSuggestionEvent },
  actors: {
    findMembers: fromPromise<readonly Mentionable[], { text: string }>(() => Promise.resolve([])),
  },
  delays: { typingPause: 50 },
  guards: {
    isKnownToFail: ({ context: { cache, text } }) => knownMentions(cache, text) === 'failed',
    isKnownToBeNobody: ({ context: { cache, text } }) => knownMentions(cache, text)?.length === 0,
    isKnown: ({ context: { cache, text } }) => knownMentions(cache, text) !== undefined,
    isNobody: (_, { found }: { found: readonly Mentionable[] }) => found.length === 0,
  },
  actions: {
    noteText: assign(({ context }, { text }: { text: string }) => ({
      text,
      ...(!text.startsWith(context.answered) && { members: [], answered: '' }),
    })),
    showKnown: assign(({ context: { cache, text } }) => {
      const known = knownMentions(cache, text);
      const members = known === undefined || known === 'failed' ? [] : sortMentionables(known, text, Date.now());
      return { members, answered: text, active: 0 };
    }),
    noteFound: assign(({ context: { cache, text } }, { found }: { found: readonly Mentionable[] }) => ({
      cache: { ...cache, [text]: found },
      members: sortMentionables(found, text, Date.now()),
      answered: text,
      active: 0,
    })),
    noteFailure: assign(({ context: { cache, text } }) => ({
      cache: { ...cache, [text]: 'failed' as const },
      members: [],
      answered: '',
    })),
    activateNext: assign(({ context: { active, members } }) => ({ active: (active + 1) % members.length })),
    activatePrevious: assign(({ context: { active, members } }) => ({
      active: (active - 1 + members.length) % members.length,
    })),
    forgetText: assign({ text: '', members: [], answered: '', active: 0 }),
    placeMention: (_, _params: { member: Mentionable | undefined; text: string }) => {},
  },
}).createMachine({
  id: 'mention-suggestion',
  context: { text: '', cache: {}, members: [], answered: '', active: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'mention.typed': { target: 'searching', actions: { type: 'noteText', params: ({ event }) => event } },
      },
    },
    searching: {
      initial: 'pausing',
      on: {
        'mention.typed': { target: '.pausing', actions: { type: 'noteText', params: ({ event }) => event } },
        'mention.left': { target: 'closed', actions: 'forgetText' },
        'list.closed': 'dismissed',
      },
      states: {
        pausing: { after: { typingPause: 'settling' } },
        settling: {
          always: [
            { guard: 'isKnownToFail', target: 'failed' },
            { guard: 'isKnownToBeNobody', target: 'nobody', actions: 'showKnown' },
            { guard: 'isKnown', target: 'open', actions: 'showKnown' },
            { target: 'looking' },
          ],
        },
        looking: {
          tags: 'busy',
          invoke: {
            src: 'findMembers',
            input: ({ context: { text } }) => ({ text }),
            onDone: [
              {
                guard: { type: 'isNobody', params: ({ event }) => ({ found: event.output }) },
                target: 'nobody',
                actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) },
              },
              { target: 'open', actions: { type: 'noteFound', params: ({ event }) => ({ found: event.output }) } },
            ],
            onError: { target: 'failed', actions: 'noteFailure' },
          },
        },
        open: {
          tags: 'open',
          on: {
            'option.next': { actions: 'activateNext' },
            'option.previous': { actions: 'activatePrevious' },
            'option.chosen': {
              target: '#mention-suggestion.closed',
              actions: [
                {
                  type: 'placeMention',
                  params: ({ context: { members, active, text }, event }) => ({
                    member: members[event.place ?? active],
                    text,
                  }),
                },
                'forgetText',
              ],
            },
          },
        },
        nobody: { tags: 'open' },
        failed: { tags: ['open', 'error'] },
      },
    },
    dismissed: { on: { 'mention.left': { target: 'closed', actions: 'forgetText' } } },
  },
});
