import { assign, fromPromise, setup } from 'xstate';
import type { FormValues } from '#api/form/form-schema.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { failureKindOf } from '#machines/primitives/submission/submission-problem.ts';
import {
  blockOf,
  dropItem,
  endOf,
  type MoveDirection,
  moveItem,
  type OutlinePlace,
  type OutlineShape,
  type OutlineTarget,
} from './outline-order.ts';

/** An item of an outline: its position, and its values. `name` is its accessible name. */
export interface OutlineItem extends OutlinePlace {
  readonly parentID: string;
  readonly values: FormValues & { readonly name: string };
}

/** All items of an outline, in display order. */
export type OutlineItems = readonly OutlineItem[];

/** The kinds of steps that can be undone. */
export type OutlineStepKind = 'move' | 'add' | 'change' | 'remove' | 'discard' | 'replace';

/** A step that can be undone: its kind, the name of its item, and the items before it. */
export interface OutlineStep {
  readonly kind: OutlineStepKind;
  readonly name: string;
  readonly items: OutlineItems;
}

/** The items to save, and the items that were saved last. `overwrites` ignores what others saved since. */
export interface OutlineChange {
  readonly known: OutlineItems;
  readonly items: OutlineItems;
  readonly overwrites: boolean;
}

/** The events of an outline. */
export type OutlineEvent =
  | { type: 'item.grabbed'; id: string }
  | { type: 'item.moved'; direction: MoveDirection }
  | { type: 'item.dragged'; id: string }
  | { type: 'target.pointed'; target: OutlineTarget | null }
  | { type: 'item.dropped' }
  | { type: 'item.returned' }
  | { type: 'item.added'; item: OutlineItem }
  | { type: 'item.changed'; id: string; values: OutlineItem['values'] }
  | { type: 'item.removed'; id: string }
  | { type: 'step.undone' }
  | { type: 'changes.discarded' }
  | { type: 'changes.sent' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

/** The input of an outline: its lists, and the items as they are saved. */
export interface OutlineInput {
  readonly shape: OutlineShape<string>;
  readonly items: OutlineItems;
}

/** The context of an outline. */
export interface OutlineContext {
  readonly shape: OutlineShape<string>;
  readonly items: OutlineItems;
  readonly saved: OutlineItems;
  /** The items before the move that is going on, or before the last one. */
  readonly before: OutlineItems;
  /** The item that is being moved, or was moved last. */
  readonly movedID: string;
  readonly target: OutlineTarget | null;
  /** The steps that can be undone, the last one at the end. */
  readonly steps: readonly OutlineStep[];
  readonly overwrites: boolean;
  readonly reason: string;
}

/** Whether two outlines have the same items with the same values, in the same order. */
export const isSameOutline = (one: OutlineItems, other: OutlineItems): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const nameOf = (items: OutlineItems, id: string): string => items.find((item) => item.id === id)?.values.name ?? '';

const afterDrop = ({ items, shape, movedID, target }: OutlineContext): OutlineItems =>
  (target && (dropItem(items, shape, { id: movedID, target }) as OutlineItems | undefined)) ?? items;

/** Returns the items after a step, and the steps with this one. */
const afterStep = ({ steps }: OutlineContext, step: OutlineStep, items: OutlineItems) => ({
  items,
  steps: [...steps, step],
});

const isConflict = (error: unknown): boolean => failureKindOf(error) === 'conflict';

/**
 * Edits items in one or several lists, nested up to a limit (docs/behavior/administration.md#outlines). Items are added,
 * changed, removed, and moved with arrow keys or by dragging. Each step can be undone. The items are saved as a whole; if
 * somebody else saved meanwhile, the editor chooses which version remains.
 */
export const outlineMachine = setup({
  types: { input: {} as OutlineInput, context: {} as OutlineContext, events: {} as OutlineEvent },
  actors: {
    save: fromPromise<unknown, OutlineChange>(() => Promise.reject(new Error('The actor `save` is not provided.'))),
    load: fromPromise<OutlineItems>(() => Promise.reject(new Error('The actor `load` is not provided.'))),
  },
  guards: {
    isChanged: ({ context: { items, saved } }) => !isSameOutline(items, saved),
    isUnchanged: ({ context: { items, saved } }) => isSameOutline(items, saved),
    isElsewhere: ({ context: { items, before } }) => !isSameOutline(items, before),
    hasNewTarget: ({ context }) => !isSameOutline(afterDrop(context), context.before),
    canMove: ({ context: { items, shape, movedID } }, { direction }: { direction: MoveDirection }) =>
      moveItem(items, shape, { id: movedID, direction }) !== undefined,
    canUndo: ({ context: { steps } }) => steps.length > 0,
    isConflict: (_, { error }: { error: unknown }) => isConflict(error),
  },
  actions: {
    takeUp: assign(({ context: { items } }, { id }: { id: string }) => ({
      movedID: id,
      before: items,
      target: null,
    })),
    move: assign(({ context: { items, shape, movedID } }, { direction }: { direction: MoveDirection }) => ({
      items: (moveItem(items, shape, { id: movedID, direction }) as OutlineItems | undefined) ?? items,
    })),
    point: assign(({ context: { items, shape, movedID } }, { target }: { target: OutlineTarget | null }) => ({
      target: target && dropItem(items, shape, { id: movedID, target }) ? target : null,
    })),
    putDown: assign(({ context }) => ({ items: afterDrop(context), target: null })),
    putBack: assign(({ context }) => ({ items: context.before, target: null })),
    keepMove: assign(({ context }) => {
      const { items, before, movedID } = context;
      return afterStep(context, { kind: 'move', name: nameOf(items, movedID), items: before }, items);
    }),
    add: assign(({ context }, { item }: { item: OutlineItem }) => {
      const { items, shape } = context;
      return afterStep(
        context,
        { kind: 'add', name: item.values.name, items },
        items.toSpliced(endOf(items, shape, item.parentID), 0, item),
      );
    }),
    change: assign(({ context }, { id, values }: { id: string; values: OutlineItem['values'] }) => {
      const { items } = context;
      const step = { kind: 'change', name: values.name, items } as const;
      return afterStep(
        context,
        step,
        items.map((item) => (item.id === id ? { ...item, values } : item)),
      );
    }),
    remove: assign(({ context }, { id }: { id: string }) => {
      const { items } = context;
      const block = blockOf<string>(items, id);
      const step = { kind: 'remove', name: nameOf(items, id), items } as const;
      return afterStep(
        context,
        step,
        items.filter((item) => !block.has(item.id)),
      );
    }),
    undo: assign(({ context: { steps, items } }) => ({
      items: steps.at(-1)?.items ?? items,
      steps: steps.slice(0, -1),
    })),
    discard: assign(({ context }) =>
      afterStep(context, { kind: 'discard', name: '', items: context.items }, context.saved),
    ),
    takeTheirs: assign(({ context }, { items }: { items: OutlineItems }) => ({
      ...afterStep(context, { kind: 'replace', name: '', items: context.items }, items),
      saved: items,
    })),
    overwrite: assign({ overwrites: true }),
    keepSaved: assign(({ context: { items } }) => ({ saved: items, overwrites: false })),
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error), overwrites: false })),
    clearReason: assign({ reason: '' }),
    reportSaved: (_, _params: { output: unknown }) => {},
  },
}).createMachine({
  id: 'outline',
  context: ({ input: { shape, items } }) => ({
    shape,
    items,
    saved: items,
    before: items,
    movedID: '',
    target: null,
    steps: [],
    overwrites: false,
    reason: '',
  }),
  initial: 'ready',
  states: {
    ready: {
      initial: 'still',
      on: {
        'item.grabbed': { target: 'held', actions: { type: 'takeUp', params: ({ event }) => event } },
        'item.dragged': { target: 'dragged', actions: { type: 'takeUp', params: ({ event }) => event } },
        'item.added': { actions: { type: 'add', params: ({ event }) => event } },
        'item.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'item.removed': { actions: { type: 'remove', params: ({ event }) => event } },
        'step.undone': { guard: 'canUndo', actions: 'undo' },
        'changes.discarded': { guard: 'isChanged', actions: 'discard' },
      },
      states: {
        still: { on: { 'changes.sent': { guard: 'isChanged', target: '#outline.saving' } } },
        saved: { tags: 'success', always: { guard: 'isChanged', target: 'still' } },
        failed: {
          tags: 'error',
          on: { 'changes.sent': '#outline.saving' },
          always: { guard: 'isUnchanged', target: 'still', actions: 'clearReason' },
        },
      },
    },
    held: {
      tags: 'moving',
      on: {
        'item.moved': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'item.dropped': [{ guard: 'isElsewhere', target: 'ready', actions: 'keepMove' }, { target: 'ready' }],
        'item.returned': { target: 'ready', actions: 'putBack' },
      },
    },
    dragged: {
      tags: 'moving',
      on: {
        'target.pointed': { actions: { type: 'point', params: ({ event }) => event } },
        'item.dropped': [
          { guard: 'hasNewTarget', target: 'ready', actions: ['putDown', 'keepMove'] },
          { target: 'ready', actions: 'putBack' },
        ],
        'item.returned': { target: 'ready', actions: 'putBack' },
      },
    },
    conflict: {
      tags: 'error',
      on: { 'mine.kept': { target: 'saving', actions: 'overwrite' }, 'theirs.taken': 'loading' },
    },
    saving: {
      tags: 'busy',
      entry: 'clearReason',
      invoke: {
        src: 'save',
        input: ({ context: { saved: known, items, overwrites } }) => ({ known, items, overwrites }),
        onDone: {
          target: 'ready.saved',
          actions: ['keepSaved', { type: 'reportSaved', params: ({ event }) => event }],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'noteReason', params: ({ event }) => event },
          },
          { target: 'ready.failed', actions: { type: 'noteReason', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: {
          target: 'ready.still',
          actions: ['clearReason', { type: 'takeTheirs', params: ({ event }) => ({ items: event.output }) }],
        },
        onError: {
          target: 'conflict',
          actions: { type: 'noteReason', params: ({ event }) => event },
        },
      },
    },
  },
});
