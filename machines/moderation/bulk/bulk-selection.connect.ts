import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { BulkSelectionEvent, bulkSelectionMachine } from './bulk-selection.machine.ts';

type Snapshot = SnapshotFrom<typeof bulkSelectionMachine>;

/** The texts for checkboxes that cannot be selected. */
const refusals = {
  full: 'moderation.bulk.full',
  processed: 'moderation.bulk.processed',
  busy: 'moderation.bulk.busy',
} as const;

/** The modifier keys held while a checkbox is pressed. */
interface Press {
  readonly shiftKey: boolean;
}

const between = (order: readonly number[], one: number, other: number): readonly number[] => {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [other] : order.slice(from, to + 1);
};

/**
 * Maps a snapshot to the selected records, the actions, and the props of the checkboxes. `order` is the list as shown.
 * With Shift, a click or the space bar selects everything from the checkbox pressed last.
 */
export function connectBulkSelection(
  snapshot: Snapshot,
  send: (event: BulkSelectionEvent) => void,
  order: readonly number[],
) {
  const { checked, pending, limit, reasons } = snapshot.context;
  const isPending = snapshot.value === 'pending';
  const isRoom = checked.length < limit;
  const refusalOf = (id: number): string | undefined => {
    if (pending.includes(id)) return t(refusals.processed);
    if (isPending) return t(refusals.busy);
    return isRoom || checked.includes(id) ? undefined : t(refusals.full);
  };
  const selectable = order.filter((id) => !pending.includes(id));
  const isAll = selectable.length > 0 && selectable.every((id) => checked.includes(id));
  const set = (ids: readonly number[], isOn: boolean) => {
    const changed = ids.filter((id) => selectable.includes(id) && checked.includes(id) !== isOn);
    if (changed.length > 0) send({ type: isOn ? 'rows.checked' : 'rows.unchecked', ids: changed });
  };
  return {
    checked,
    count: checked.length,
    isPending,
    isShown: checked.length > 0 || isPending,
    reasons: snapshot.value === 'restored' ? reasons : {},
    clear: () => send({ type: 'selection.cleared' }),
    dismiss: () => send({ type: 'problem.dismissed' }),
    begin: () => send({ type: 'job.began' }),
    end: () => send({ type: 'job.ended' }),
    succeed: (ids: readonly number[]) => ids.length > 0 && send({ type: 'rows.succeeded', ids }),
    fail: (failed: Readonly<Record<number, string>>) =>
      Object.keys(failed).length > 0 && send({ type: 'rows.failed', reasons: failed }),
    refusalOf,
    /** Toggles the checkbox of a record. `anchor` is the one pressed before. */
    press: (id: number, { shiftKey }: Press, anchor: number | undefined) => {
      if (refusalOf(id)) return;
      const ids = shiftKey && anchor !== undefined ? between(order, anchor, id) : [id];
      set(ids, !checked.includes(id));
    },
    /**
     * Extends the range from `anchor` to `id` by the next record (`step` 1) or the previous one (-1), or removes `id`
     * when the step goes back. Returns the reached record and the anchor of the range.
     */
    extend: (id: number, step: 1 | -1, anchor: number | undefined): { reached: number; anchor: number } | undefined => {
      const reached = order[order.indexOf(id) + step];
      if (reached === undefined) return undefined;
      const isRange = anchor !== undefined && between(order, anchor, id).every((one) => checked.includes(one));
      const from = isRange && order.includes(anchor) ? anchor : id;
      const isBack = from !== id && between(order, from, id).includes(reached);
      if (!isPending) set(isBack ? [id] : between(order, from, reached), !isBack);
      return { reached, anchor: from };
    },
    getRootProps: () => stateProps(snapshot),
    getBoxProps: (id: number) => ({
      checked: checked.includes(id),
      ...(refusalOf(id) && { 'aria-disabled': true as const }),
    }),
    getAllProps: () => ({
      checked: isAll,
      indeterminate: checked.some((id) => order.includes(id)) && !isAll,
      ...((isPending || (!isRoom && !isAll)) && { 'aria-disabled': true as const }),
      onChange: () => !isPending && (isAll || isRoom) && set(selectable, !isAll),
    }),
    getRowProps: (id: number) => ({ 'aria-busy': pending.includes(id), 'data-selected': checked.includes(id) }),
  };
}

/** The API of a selection for components. */
export type BulkSelectionApi = ReturnType<typeof connectBulkSelection>;
