import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { pickedUpKeys } from '#machines/administration/outline/outline-keys.ts';
import type { MoveDirection } from '#machines/administration/outline/outline-order.ts';
import { stateProps } from '#machines/state-name.ts';
import type { CategoryOrderEvent, categoryOrderMachine } from './category-order.machine.ts';
import { type CategoryPosition, type DropPosition, getCategoryPosition, moveCategory } from './category-positions.ts';

type Snapshot = SnapshotFrom<typeof categoryOrderMachine>;

/** Returns the accessible name of a category. */
export type CategoryNames = (categoryID: number) => string;

const reasons = {
  up: 'administration.order.first',
  down: 'administration.order.last',
  in: 'administration.order.no-neighbour',
  out: 'administration.order.at-top',
} as const;

/** Describes the position of a category as text. */
function standingWords(
  name: string,
  { position, count, parentCategoryID, depth }: CategoryPosition,
  nameOf: CategoryNames,
) {
  const facts = { name, position, count };
  return parentCategoryID === null || depth === 1
    ? t('administration.order.stands-top', facts)
    : t('administration.order.stands', { ...facts, parent: nameOf(parentCategoryID) });
}

/**
 * Maps the snapshot of the category order to props: positions, the moved category, status texts, and the props of the
 * move controls. `direction` is the writing direction, which decides the arrow key that nests a category.
 */
export function connectCategoryOrder(
  snapshot: Snapshot,
  send: (event: CategoryOrderEvent) => void,
  nameOf: CategoryNames,
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  const { places, categoryID: movedID, target, reason } = snapshot.context;
  const isHeld = snapshot.matches('held');
  const isMoving = snapshot.hasTag('moving');
  const isBusy = snapshot.hasTag('busy');
  const name = nameOf(movedID);
  const move = (to: MoveDirection) => send({ type: 'category.moved', direction: to });
  const drop = () => send({ type: 'category.dropped' });
  const putBack = () => send({ type: 'category.returned' });
  const press = pickedUpKeys({ direction, move, putBack });
  const text = isMoving || isBusy ? standingWords(name, getCategoryPosition(places, movedID), nameOf) : '';
  return {
    places,
    standingOf: (categoryID: number) => getCategoryPosition(places, categoryID),
    heldID: isHeld ? movedID : undefined,
    movedID: isMoving ? movedID : undefined,
    target,
    problem: snapshot.hasTag('error') ? reason : undefined,
    /** Announced politely: the position of the moved category, and that the order is saved. */
    status: snapshot.matches({ ready: 'saved' }) ? t('administration.order.saved', { name }) : text,
    isDragging: snapshot.matches('dragged'),
    drag: (categoryID: number) => send({ type: 'category.dragged', categoryID }),
    point: (place: DropPosition | null) => send({ type: 'target.pointed', target: place }),
    drop,
    putBack,
    arrive: (arrived: typeof places) => send({ type: 'order.arrived', places: arrived }),
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': isBusy }),
    getHandleProps: (categoryID: number) => {
      const isThis = isHeld && categoryID === movedID;
      const isRefused = isBusy || (isMoving && !isThis);
      return {
        label: t('administration.order.move', { name: nameOf(categoryID) }),
        pressed: isThis,
        disabledReason: isRefused ? t('administration.order.wait') : undefined,
        onClick: () => (isThis ? drop() : send({ type: 'category.grabbed', categoryID })),
        ...(isThis && { onKeyDown: press }),
      };
    },
    getMoveProps: (to: MoveDirection) => ({
      onClick: () => move(to),
      disabledReason: moveCategory(places, movedID, to) ? undefined : t(reasons[to]),
    }),
    getDropProps: () => ({ onClick: drop }),
    getReturnProps: () => ({ onClick: putBack }),
  };
}

/** The props of the category order. */
export type CategoryOrderApi = ReturnType<typeof connectCategoryOrder>;
