import { permissionFailure } from '#api/permission-failure.ts';
import type { ReactionCount } from '#api/post/reaction/reaction-fields.contract.ts';
import { defineModel } from '#machines/model/model.ts';
import { ownReaction, reactionToggleMachine, withReaction } from './reaction-toggle.machine.ts';

const like = { tagID: 4, urlcode: 'Like', name: 'Like', class: 'Positive', reactionValue: 1 } as const;
const awesome = { tagID: 6, urlcode: 'Awesome', name: 'Awesome', class: 'Positive', reactionValue: 1 } as const;

const inWords = ({ urlcode, count, hasReacted }: ReactionCount) => `${urlcode} ${count}${hasReacted ? ', own' : ''}`;

/** The model of the reactions: a type with five reactions, and a type with none. */
export const reactionToggleModel = defineModel(reactionToggleMachine, {
  starts: { start: { counts: [{ ...like, count: 5, hasReacted: false }] } },
  events: [
    { type: 'reaction.toggled', kind: like },
    { type: 'reaction.toggled', kind: awesome },
  ],
  answers: { react: { done: [undefined], error: [permissionFailure(['reactions.positive.add'])] } },
  essence: ({ context: { known, wish, sent } }) => [ownReaction(known), wish, sent],
  observe: ({ context: { known, wish = null, sent = null, reason } }) => ({
    known: known.map(inWords),
    counts: withReaction(known, wish ?? undefined).map(inWords),
    wish,
    sent,
    reason,
  }),
  optimistic: { wish: ({ context: { known } }) => ownReaction(known) ?? null },
  invariants: {
    'a member has at most one reaction': ({ context: { known, wish } }) =>
      withReaction(known, wish).filter(({ hasReacted }) => hasReacted).length <= 1,
    'a failure rolls back the optimistic update': ({ value, context: { known, wish } }) =>
      value !== 'failed' || wish === ownReaction(known),
  },
});
