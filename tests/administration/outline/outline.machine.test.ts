import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import {
  type OutlineChange,
  type OutlineItems,
  outlineMachine,
} from '#machines/administration/outline/outline.machine.ts';
import {
  dropItem,
  getOutlinePosition,
  moveItem,
  type OutlineOrder,
  type OutlineShape,
} from '#machines/administration/outline/outline-order.ts';

const shape: OutlineShape<string> = { lists: ['wide', 'narrow'], maxDepth: 2 };

/** Two items with one child each in the first list, and one item in the second. */
const order: OutlineOrder = [
  { id: 'a', parentID: 'wide' },
  { id: 'a1', parentID: 'a' },
  { id: 'b', parentID: 'wide' },
  { id: 'b1', parentID: 'b' },
  { id: 'c', parentID: 'narrow' },
];

const written = (places: OutlineOrder | undefined) => places?.map(({ id, parentID }) => `${id} in ${parentID}`);

test('an item moves with its descendants to the end of the list above, and to the start of the list below', () => {
  expect(written(moveItem(order, shape, { id: 'b', direction: 'down' }))).toEqual([
    'a in wide',
    'a1 in a',
    'b in narrow',
    'b1 in b',
    'c in narrow',
  ]);
  expect(written(moveItem(order, shape, { id: 'c', direction: 'up' }))?.at(-1)).toBe('c in wide');
  expect(moveItem(order, shape, { id: 'a', direction: 'up' })).toBeUndefined();
  expect(moveItem(order, shape, { id: 'c', direction: 'down' })).toBeUndefined();
  expect(moveItem(order, shape, { id: 'a1', direction: 'down' })).toBeUndefined();
});

test('an item is dropped into an empty list, but not deeper than the limit', () => {
  const emptied = order.filter(({ id }) => id !== 'c');
  const dropped = dropItem(emptied, shape, { id: 'a', target: { id: 'narrow', side: 'inside' } });
  expect(written(dropped)).toEqual(['b in wide', 'b1 in b', 'a in narrow', 'a1 in a']);
  expect(dropItem(order, shape, { id: 'a', target: { id: 'b', side: 'inside' } })).toBeUndefined();
  expect(moveItem(order, shape, { id: 'b', direction: 'in' })).toBeUndefined();
  expect(moveItem(order, shape, { id: 'c', direction: 'out' })).toBeUndefined();
});

test('a position is counted among the siblings of one list', () => {
  expect(getOutlinePosition(order, shape, 'b')).toEqual({ parentID: 'wide', position: 2, count: 2, depth: 1 });
  expect(getOutlinePosition(order, shape, 'c')).toEqual({ parentID: 'narrow', position: 1, count: 1, depth: 1 });
  expect(getOutlinePosition(order, shape, 'b1')).toEqual({ parentID: 'b', position: 1, count: 1, depth: 2 });
});

test('50 random steps in an order keep every item, its parents, and the lists one after the other', () => {
  let places = order;
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let step = 0; step < 50; step += 1) {
    const id = ['a', 'a1', 'b', 'b1', 'c'][next(5)] ?? 'a';
    const direction = (['up', 'down', 'in', 'out'] as const)[next(4)] ?? 'up';
    places = moveItem(places, shape, { id, direction }) ?? places;
    expect(places.map((place) => place.id).toSorted()).toEqual(['a', 'a1', 'b', 'b1', 'c']);
    for (const { id: one } of places) expect(getOutlinePosition(places, shape, one).depth).toBeLessThanOrEqual(2);
    const firstNarrow = places.findIndex(({ parentID }) => parentID === 'narrow');
    expect(firstNarrow < 0 || places.slice(firstNarrow).every(({ parentID }) => parentID !== 'wide')).toBe(true);
  }
});

const item = (id: string) => ({ id, parentID: 'wide', values: { name: id } });
const start: OutlineItems = [item('a'), item('b')];

/** Starts an outline whose saves are answered in turn. */
function startOutline(answers: readonly (() => Promise<unknown>)[]) {
  const saves: OutlineChange[] = [];
  const save = fromPromise<unknown, OutlineChange>(({ input }) => {
    saves.push(input);
    return answers[saves.length - 1]?.() ?? Promise.resolve();
  });
  const load = fromPromise<OutlineItems>(() => Promise.resolve([item('theirs')]));
  const actor = createActor(outlineMachine.provide({ actors: { save, load } }), { input: { shape, items: start } });
  actor.start();
  return { actor, saves, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

const conflict = () =>
  Promise.reject(new ApiFailure('navigation.changed-meanwhile', { status: 409, message: 'Late.' }));

test('many steps are undone one by one, back to the start', () => {
  const { actor } = startOutline([]);
  actor.send({ type: 'item.added', item: item('c') });
  actor.send({ type: 'item.grabbed', id: 'c' });
  actor.send({ type: 'item.moved', direction: 'up' });
  actor.send({ type: 'item.moved', direction: 'up' });
  actor.send({ type: 'item.dropped' });
  actor.send({ type: 'item.changed', id: 'a', values: { name: 'A' } });
  actor.send({ type: 'item.removed', id: 'b' });
  expect(actor.getSnapshot().context.items.map(({ values }) => values.name)).toEqual(['c', 'A']);
  for (const left of [3, 2, 1, 0]) {
    actor.send({ type: 'step.undone' });
    expect(actor.getSnapshot().context.steps).toHaveLength(left);
  }
  expect(actor.getSnapshot().context.items).toEqual(start);
});

test('an item is added at the end of its list or of its parent', () => {
  const { actor } = startOutline([]);
  actor.send({ type: 'item.added', item: { ...item('n'), parentID: 'narrow' } });
  actor.send({ type: 'item.added', item: item('c') });
  actor.send({ type: 'item.added', item: { ...item('a1'), parentID: 'a' } });
  expect(actor.getSnapshot().context.items.map(({ id }) => id)).toEqual(['a', 'a1', 'b', 'c', 'n']);
});

test('after a conflict, the own version is saved over the other one', async () => {
  const { actor, saves, settled } = startOutline([conflict]);
  actor.send({ type: 'item.removed', id: 'b' });
  actor.send({ type: 'changes.sent' });
  await settled();
  actor.send({ type: 'item.removed', id: 'a' });
  expect(actor.getSnapshot().value).toBe('conflict');
  actor.send({ type: 'mine.kept' });
  await settled();
  expect(actor.getSnapshot().value).toEqual({ ready: 'saved' });
  expect(saves.map(({ items, overwrites }) => [items.map(({ id }) => id), overwrites])).toEqual([
    [['a'], false],
    [['a'], true],
  ]);
});

test('after a conflict, the other version is taken, and the own one is brought back and saved', async () => {
  const { actor, saves, settled } = startOutline([conflict]);
  actor.send({ type: 'item.removed', id: 'b' });
  actor.send({ type: 'changes.sent' });
  await settled();
  actor.send({ type: 'theirs.taken' });
  await settled();
  expect(actor.getSnapshot().context.items).toEqual([item('theirs')]);
  actor.send({ type: 'step.undone' });
  actor.send({ type: 'changes.sent' });
  await settled();
  expect(saves.at(-1)).toEqual({ known: [item('theirs')], items: [item('a')], overwrites: false });
});
