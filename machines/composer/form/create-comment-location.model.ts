import { defineModel } from '#machines/model/model.ts';
import { createCommentLocationMachine } from './create-comment-location.machine.ts';

/** The model of the comment location: below the discussion, a reply, another reply, and none. */
export const createCommentLocationModel = defineModel(createCommentLocationMachine, {
  starts: { nowhere: { spot: 'none' } },
  events: [
    { type: 'location.chosen', spot: 'bottom' },
    { type: 'location.chosen', spot: 'reply-1' },
    { type: 'location.chosen', spot: 'reply-2' },
    { type: 'location.chosen', spot: 'edit-3' },
    { type: 'location.chosen', spot: 'none' },
    { type: 'location.chosen', spot: 'reply-1', isBottomKept: true },
  ],
  answers: { discardDraft: { done: [undefined], error: [new Error('The draft could not be removed.')] } },
  essence: ({ context: { spot, wanted, asked, isDrafted, isBottomSpared } }) => [
    spot,
    wanted,
    asked,
    isDrafted,
    isBottomSpared,
  ],
  never: (snapshot, event) =>
    event.type === 'location.chosen' && event.spot === snapshot.context.spot && !snapshot.matches('drafted'),
  observe: ({ context: { spot, wanted, asked, isDrafted, isBottomSpared } }) => ({
    spot,
    wanted,
    // The question depends on the kind of the requested location only.
    isReplying: wanted.startsWith('reply-'),
    asked,
    isDrafted,
    isBottomSpared,
  }),
  invariants: {
    'leaving a reply with a draft for another location requires a confirmation': (snapshot, before, event) =>
      before?.value !== 'drafted' ||
      !before.context.spot.startsWith('reply-') ||
      event?.type !== 'location.chosen' ||
      event.spot === 'none' ||
      snapshot.context.spot === before.context.spot,
    'replying while there is a draft below the discussion requires a confirmation': (snapshot, before, event) =>
      event?.type !== 'location.chosen' ||
      !event.spot.startsWith('reply-') ||
      event.isBottomKept !== true ||
      before?.context.isBottomSpared === true ||
      snapshot.context.spot !== event.spot ||
      before?.context.spot === event.spot,
    'only a confirmed discard removes a draft': (snapshot, _before, event) =>
      snapshot.value !== 'discarding' || event?.type === 'discard.confirmed',
  },
  maxPairs: 120,
});
