import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import type { MoveDirection } from '#machines/administration/outline/outline-order.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { type CategoryTreeOrder, type DropPosition, dropCategory, isSame, moveCategory } from './category-positions.ts';

/** The events of the category order. */
export type CategoryOrderEvent =
  | { type: 'category.grabbed'; categoryID: number }
  | { type: 'category.moved'; direction: MoveDirection }
  | { type: 'category.dragged'; categoryID: number }
  | { type: 'target.pointed'; target: DropPosition | null }
  | { type: 'category.dropped' }
  | { type: 'category.returned' }
  | { type: 'order.arrived'; places: CategoryTreeOrder };

/** The order to save: the order known when the move began, and the new order. */
export interface OrderChange {
  readonly known: CategoryTreeOrder;
  readonly places: CategoryTreeOrder;
}

interface Context {
  /** The displayed order. */
  readonly places: CategoryTreeOrder;
  /** The order on the server. */
  readonly known: CategoryTreeOrder;
  /** The category being moved, or moved last. */
  readonly categoryID: number;
  /** The position where it would be dropped now. */
  readonly target: DropPosition | null;
  readonly reason: string;
}

const afterDrop = ({ places, categoryID, target }: Context): CategoryTreeOrder =>
  (target && dropCategory(places, categoryID, target)) ?? places;

/**
 * Orders the categories (docs/behavior/category.md#managing-categories): a category is picked up, moved in steps or
 * dragged, and dropped. The update is optimistic; a rejection rolls it back. If another user has changed the order
 * meanwhile, an error is shown and that order is preserved.
 */
export const categoryOrderMachine = setup({
  types: {
    input: {} as { places: CategoryTreeOrder },
    context: {} as Context,
    events: {} as CategoryOrderEvent,
  },
  actors: { saveOrder: fromPromise<unknown, OrderChange>(() => Promise.resolve()) },
  guards: {
    isElsewhere: ({ context }) => !isSame(context.places, context.known),
    hasNewTarget: ({ context }) => !isSame(afterDrop(context), context.known),
    canMove: ({ context }, { direction }: { direction: MoveDirection }) =>
      moveCategory(context.places, context.categoryID, direction) !== undefined,
    isOutdated: (_, { error }: { error: unknown }) =>
      error instanceof ApiFailure && error.code === 'category.arranged-meanwhile',
  },
  actions: {
    takeUp: assign((_, { categoryID }: { categoryID: number }) => ({ categoryID, target: null, reason: '' })),
    move: assign(({ context }, { direction }: { direction: MoveDirection }) => ({
      places: moveCategory(context.places, context.categoryID, direction) ?? context.places,
    })),
    point: assign(({ context }, { target }: { target: DropPosition | null }) => ({
      target: target && dropCategory(context.places, context.categoryID, target) ? target : null,
    })),
    putDown: assign(({ context }) => ({ places: afterDrop(context), target: null })),
    putBack: assign(({ context }) => ({ places: context.known, target: null })),
    keepOrder: assign(({ context }) => ({ known: context.places })),
    takeOrder: assign((_, { places }: { places: CategoryTreeOrder }) => ({ places, known: places })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
  },
}).createMachine({
  id: 'category-order',
  context: ({ input: { places } }) => ({ places, known: places, categoryID: 0, target: null, reason: '' }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'still',
      on: {
        'category.grabbed': { target: 'held', actions: { type: 'takeUp', params: ({ event }) => event } },
        'category.dragged': { target: 'dragged', actions: { type: 'takeUp', params: ({ event }) => event } },
        'order.arrived': { actions: { type: 'takeOrder', params: ({ event }) => event } },
      },
      states: {
        still: {},
        saved: {},
        refused: { tags: 'error' },
        outdated: { tags: 'error' },
      },
    },
    held: {
      tags: 'moving',
      on: {
        'category.moved': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'category.dropped': [{ guard: 'isElsewhere', target: 'saving' }, { target: 'ready' }],
        'category.returned': { target: 'ready', actions: 'putBack' },
      },
    },
    dragged: {
      tags: 'moving',
      on: {
        'target.pointed': { actions: { type: 'point', params: ({ event }) => event } },
        'category.dropped': [
          { guard: 'hasNewTarget', target: 'saving', actions: 'putDown' },
          { target: 'ready', actions: 'putBack' },
        ],
        'category.returned': { target: 'ready', actions: 'putBack' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveOrder',
        input: ({ context: { known, places } }) => ({ known, places }),
        onDone: { target: 'ready.saved', actions: 'keepOrder' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'ready.outdated',
            actions: ['putBack', { type: 'noteReason', params: ({ event }) => event }],
          },
          { target: 'ready.refused', actions: ['putBack', { type: 'noteReason', params: ({ event }) => event }] },
        ],
      },
    },
  },
});
