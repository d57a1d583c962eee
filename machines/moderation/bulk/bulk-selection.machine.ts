import { assign, sendTo, setup } from 'xstate';
import {
  type SelectionChange,
  type SelectionKeys,
  type StoredSelection,
  selectionStorage,
} from './stored-selection.ts';

/** The maximum number of selected records (docs/behavior/moderation.md#selection). */
export const mostSelected = 50;

/** The events of a selection: from the user, from a running job, and from other tabs. */
export type BulkSelectionEvent =
  | SelectionChange
  | { type: 'rows.checked'; ids: readonly number[] }
  | { type: 'rows.unchecked'; ids: readonly number[] }
  | { type: 'selection.cleared' }
  | { type: 'problem.dismissed' }
  | { type: 'job.began' }
  | { type: 'rows.succeeded'; ids: readonly number[] }
  | { type: 'rows.failed'; reasons: Readonly<Record<number, string>> }
  | { type: 'job.ended' };

/** The storage keys of a selection, the stored selection, and the limit. */
export interface BulkSelectionInput {
  readonly keys: SelectionKeys;
  readonly kept: StoredSelection;
  readonly limit?: number;
}

interface Context extends StoredSelection {
  readonly keys: SelectionKeys;
  readonly limit: number;
  /** The records that this tab's job has not processed yet; a subset of `pending`. */
  readonly working: readonly number[];
  /** The errors of a job by record. */
  readonly reasons: Readonly<Record<number, string>>;
}

const inOrder = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b);
const without = (ids: readonly number[], gone: readonly number[]): number[] => ids.filter((id) => !gone.includes(id));
const reasonsOf = (reasons: Readonly<Record<number, string>>, ids: readonly number[]) =>
  Object.fromEntries(Object.entries(reasons).filter(([id]) => ids.includes(Number(id))));

/**
 * Selects records for a bulk action (docs/behavior/moderation.md#selection). The selection is stored in this
 * browser, across reloads and tabs.
 *
 * A job removes its records from the selection. Failed records are selected again with the reason, as are records that
 * the job had not processed when it ended.
 */
export const bulkSelectionMachine = setup({
  types: {
    input: {} as BulkSelectionInput,
    context: {} as Context,
    events: {} as BulkSelectionEvent,
  },
  actors: { selectionStorage },
  guards: {
    isNone: ({ context }) => context.checked.length === 0,
    isFull: ({ context }) => context.checked.length >= context.limit,
    hasReasons: ({ context }) => Object.keys(context.reasons).length > 0,
  },
  actions: {
    check: assign(({ context: { checked, pending, limit } }, { ids }: { ids: readonly number[] }) => {
      const room = without(without(ids, checked), pending).slice(0, Math.max(0, limit - checked.length));
      return { checked: inOrder([...checked, ...room]) };
    }),
    uncheck: assign(({ context: { checked, reasons } }, { ids }: { ids: readonly number[] }) => {
      const left = without(checked, ids);
      return { checked: left, reasons: reasonsOf(reasons, left) };
    }),
    clear: assign({ checked: [], reasons: {} }),
    forgetReasons: assign({ reasons: {} }),
    begin: assign(({ context: { checked, pending } }) => ({
      checked: [],
      working: checked,
      pending: inOrder([...pending, ...checked]),
      reasons: {},
    })),
    noteSuccess: assign(({ context: { working, pending } }, { ids }: { ids: readonly number[] }) => ({
      working: without(working, ids),
      pending: without(pending, ids),
    })),
    restoreFailed: assign(({ context }, { reasons }: { reasons: Readonly<Record<number, string>> }) => {
      const ids = Object.keys(reasons).map(Number);
      return {
        checked: inOrder([...context.checked, ...ids]),
        working: without(context.working, ids),
        pending: without(context.pending, ids),
        reasons: { ...context.reasons, ...reasons },
      };
    }),
    restoreRest: assign(({ context: { checked, working, pending } }) => ({
      checked: inOrder([...checked, ...working]),
      working: [],
      pending: without(pending, working),
    })),
    adopt: assign(({ context: { working, reasons } }, { kept }: { kept: StoredSelection }) => ({
      checked: without(kept.checked, working),
      pending: inOrder([...kept.pending, ...working]),
      reasons: reasonsOf(reasons, kept.checked),
    })),
    keep: sendTo('selectionStorage', ({ context: { checked, pending } }) => ({
      type: 'keep' as const,
      kept: { checked, pending },
    })),
  },
}).createMachine({
  id: 'bulk-selection',
  context: ({ input: { keys, kept, limit = mostSelected } }) => ({ ...kept, keys, limit, working: [], reasons: {} }),
  invoke: { id: 'selectionStorage', src: 'selectionStorage', input: ({ context }) => context.keys },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNone', target: 'none' },
        { guard: 'hasReasons', target: 'restored' },
        { guard: 'isFull', target: 'full' },
        { target: 'selecting' },
      ],
    },
    none: {
      on: {
        'rows.checked': { target: 'deciding', actions: [{ type: 'check', params: ({ event }) => event }, 'keep'] },
        'selection.changed': { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
      },
    },
    selecting: {
      on: {
        'rows.checked': { target: 'deciding', actions: [{ type: 'check', params: ({ event }) => event }, 'keep'] },
        'rows.unchecked': { target: 'deciding', actions: [{ type: 'uncheck', params: ({ event }) => event }, 'keep'] },
        'selection.cleared': { target: 'none', actions: ['clear', 'keep'] },
        'selection.changed': { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
        'job.began': { target: 'pending', actions: ['begin', 'keep'] },
      },
    },
    full: {
      on: {
        'rows.unchecked': { target: 'deciding', actions: [{ type: 'uncheck', params: ({ event }) => event }, 'keep'] },
        'selection.cleared': { target: 'none', actions: ['clear', 'keep'] },
        'selection.changed': { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
        'job.began': { target: 'pending', actions: ['begin', 'keep'] },
      },
    },
    pending: {
      on: {
        'rows.succeeded': { actions: [{ type: 'noteSuccess', params: ({ event }) => event }, 'keep'] },
        'rows.failed': { actions: [{ type: 'restoreFailed', params: ({ event }) => event }, 'keep'] },
        'selection.changed': { actions: { type: 'adopt', params: ({ event }) => event } },
        'job.ended': { target: 'deciding', actions: ['restoreRest', 'keep'] },
      },
    },
    restored: {
      on: {
        'rows.checked': { target: 'deciding', actions: [{ type: 'check', params: ({ event }) => event }, 'keep'] },
        'rows.unchecked': { target: 'deciding', actions: [{ type: 'uncheck', params: ({ event }) => event }, 'keep'] },
        'selection.cleared': { target: 'none', actions: ['clear', 'keep'] },
        'selection.changed': { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event } },
        'problem.dismissed': { target: 'deciding', actions: 'forgetReasons' },
        'job.began': { target: 'pending', actions: ['begin', 'keep'] },
      },
    },
  },
});
