import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { knownMentions, type Mentionable } from './mention-lookup.ts';
import { mentionSuggestionMachine } from './mention-suggestion.machine.ts';

const member = (userID: number, name: string): Mentionable => ({
  userID,
  name,
  photoUrl: null,
  dateLastActive: '2026-11-01T08:00:00Z',
});

const found = [member(3, 'Ana Diaz'), member(9, 'anatol')];

const broken = new ApiFailure('server.unexpected', { status: 500, message: 'Something went wrong.' });

/** The model of the mention suggestions: two members match `an`, and none matches `anx`. */
export const mentionSuggestionModel = defineModel(mentionSuggestionMachine, {
  events: [{ type: 'mention.typed', text: 'an' }, { type: 'mention.typed', text: 'anx' }, { type: 'option.chosen' }],
  answers: { findMembers: { done: [found, []], error: [broken] } },
  essence: ({ context: { cache, text, members, active } }) => [
    text,
    ...['an', 'anx'].map((one) => {
      const known = knownMentions(cache, one);
      return Array.isArray(known) ? known.length : known;
    }),
    members.length,
    active,
  ],
  never: ({ context }, event) => event.type === 'mention.typed' && event.text === context.text,
  observe: ({ context: { text, members, answered, active, cache } }) => ({
    text,
    members: members.map(({ name }) => name),
    answered,
    active,
    cached: Object.keys(cache),
  }),
  invariants: {
    'an open list has an active member': (snapshot) =>
      !snapshot.matches({ searching: 'open' }) || snapshot.context.members[snapshot.context.active] !== undefined,
    'cached results are not requested again': (snapshot, before) =>
      !snapshot.matches({ searching: 'looking' }) ||
      before?.matches({ searching: 'looking' }) === true ||
      knownMentions(snapshot.context.cache, snapshot.context.text) === undefined,
  },
});
