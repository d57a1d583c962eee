import type { SnapshotFrom } from 'xstate';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import {
  isSameOutline,
  type OutlineEvent,
  type OutlineItem,
  type OutlineStepKind,
  type outlineMachine,
} from './outline.machine.ts';
import { pickedUpKeys } from './outline-keys.ts';
import { blockOf, type MoveDirection, moveItem, type OutlineTarget, outlinePositions } from './outline-order.ts';

type Snapshot = SnapshotFrom<typeof outlineMachine>;

/** The names of the lists of an outline by ID, and the writing direction, which decides the arrow key that nests. */
export interface OutlineWords {
  readonly lists: Readonly<Record<string, string>>;
  readonly direction: 'ltr' | 'rtl';
}

const reasons: Readonly<Record<MoveDirection, MessageID>> = {
  up: 'administration.outline.first',
  down: 'administration.outline.last',
  in: 'administration.outline.not-inside',
  out: 'administration.outline.at-top',
};

const undoLabels: Readonly<Record<OutlineStepKind, MessageID>> = {
  move: 'administration.outline.undo-move',
  add: 'administration.outline.undo-add',
  change: 'administration.outline.undo-change',
  remove: 'administration.outline.undo-remove',
  discard: 'administration.outline.undo-discard',
  replace: 'administration.outline.undo-replace',
};

/**
 * Maps a snapshot of an outline to its items, the moved item, status texts, and the props of its controls.
 */
export function connectOutline(snapshot: Snapshot, send: (event: OutlineEvent) => void, words: OutlineWords) {
  const { items, saved, shape, movedID, target, reason, steps } = snapshot.context;
  const isHeld = snapshot.matches('held');
  const isMoving = snapshot.hasTag('moving');
  const isBusy = snapshot.hasTag('busy');
  const isConflict = snapshot.matches('conflict');
  const isChanged = !isSameOutline(items, saved);
  const nameOf = (id: string | null) =>
    items.find((item) => item.id === id)?.values.name ?? words.lists[id ?? ''] ?? '';
  const positionOf = outlinePositions(items, shape);
  const wait = isMoving
    ? t('administration.outline.wait')
    : isBusy
      ? t('primitives.confirm.busy')
      : isConflict
        ? t('administration.outline.choose')
        : undefined;
  const move = (to: MoveDirection) => send({ type: 'item.moved', direction: to });
  const drop = () => send({ type: 'item.dropped' });
  const putBack = () => send({ type: 'item.returned' });
  const press = pickedUpKeys({ direction: words.direction, move, putBack });
  const last = steps.at(-1);
  return {
    items,
    itemsOf: (listID: string) => items.filter(({ id }) => blockOf(items, listID).has(id)),
    positionOf,
    heldID: isHeld ? movedID : undefined,
    movedID: isMoving ? movedID : undefined,
    isDragging: snapshot.matches('dragged'),
    isChanged,
    /** Whether items can be nested. */
    canNest: shape.maxDepth > 1,
    isConflict,
    target,
    problem: snapshot.hasTag('error') ? reason : undefined,
    /** Announced politely: the position of the moved item, or that the items are saved. */
    status: isMoving
      ? positionText(nameOf(movedID), nameOf(positionOf(movedID).parentID), positionOf(movedID))
      : snapshot.matches({ ready: 'saved' })
        ? t('administration.outline.saved')
        : '',
    add: (item: OutlineItem) => send({ type: 'item.added', item }),
    change: (id: string, values: OutlineItem['values']) => send({ type: 'item.changed', id, values }),
    remove: (id: string) => send({ type: 'item.removed', id }),
    drag: (id: string) => send({ type: 'item.dragged', id }),
    point: (pointed: OutlineTarget | null) => send({ type: 'target.pointed', target: pointed }),
    drop,
    putBack,
    keepMine: () => send({ type: 'mine.kept' }),
    takeTheirs: () => send({ type: 'theirs.taken' }),
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': isBusy }),
    /** The props of the controls that change the items. They are disabled during a move and while the server is asked. */
    getEditProps: () => ({ disabledReason: wait }),
    getHandleProps: (id: string) => {
      const isThis = isHeld && id === movedID;
      return {
        label: t('administration.order.move', { name: nameOf(id) }),
        pressed: isThis,
        disabledReason: isThis ? undefined : wait,
        onClick: () => (isThis ? drop() : send({ type: 'item.grabbed', id })),
        ...(isThis && { onKeyDown: press }),
      };
    },
    getMoveProps: (to: MoveDirection) => ({
      onClick: () => move(to),
      disabledReason: moveItem(items, shape, { id: movedID, direction: to }) ? undefined : t(reasons[to]),
    }),
    getDropProps: () => ({ onClick: drop }),
    getReturnProps: () => ({ onClick: putBack }),
    getSaveProps: () => ({
      busy: snapshot.matches('saving'),
      onClick: () => send({ type: 'changes.sent' }),
      disabledReason: wait ?? (isChanged ? undefined : t('administration.outline.unchanged')),
    }),
    getDiscardProps: () => ({
      onClick: () => send({ type: 'changes.discarded' }),
      disabledReason: wait ?? (isChanged ? undefined : t('administration.outline.unchanged')),
    }),
    getUndoProps: () => ({
      children: last ? t(undoLabels[last.kind], { name: last.name }) : t('administration.outline.undo'),
      onClick: () => send({ type: 'step.undone' }),
      disabledReason: wait ?? (last ? undefined : t('administration.outline.nothing-to-undo')),
    }),
  };
}

/** An outline, as views use it. */
export type ConnectedOutline = ReturnType<typeof connectOutline>;

const positionText = (name: string, parent: string, { position, count }: { position: number; count: number }) =>
  parent
    ? t('administration.order.stands', { name, position, count, parent })
    : t('administration.order.stands-top', { name, position, count });
