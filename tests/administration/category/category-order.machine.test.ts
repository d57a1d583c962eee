import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { categoryOrderMachine, type OrderChange } from '#machines/administration/category/category-order.machine.ts';
import {
  type CategoryTreeOrder,
  dropCategory,
  getCategoryPosition,
  moveCategory,
} from '#machines/administration/category/category-positions.ts';

/** A heading with two categories, of which the second has a child, and another top-level category. */
const harbour: CategoryTreeOrder = [
  { categoryID: 1, parentCategoryID: null },
  { categoryID: 2, parentCategoryID: 1 },
  { categoryID: 3, parentCategoryID: 1 },
  { categoryID: 4, parentCategoryID: 3 },
  { categoryID: 5, parentCategoryID: null },
];

const written = (places: CategoryTreeOrder | undefined) =>
  places?.map(
    ({ categoryID, parentCategoryID }) => `${categoryID}${parentCategoryID ? ` in ${parentCategoryID}` : ''}`,
  );

test('a category moves together with its descendants and swaps places with its siblings', () => {
  expect(written(moveCategory(harbour, 3, 'up'))).toEqual(['1', '3 in 1', '4 in 3', '2 in 1', '5']);
  expect(written(moveCategory(harbour, 1, 'down'))).toEqual(['5', '1', '2 in 1', '3 in 1', '4 in 3']);
  expect(moveCategory(harbour, 2, 'up')).toBeUndefined();
  expect(moveCategory(harbour, 5, 'down')).toBeUndefined();
});

test('a category is indented as the last child of its previous sibling, and outdented to after its parent', () => {
  expect(written(moveCategory(harbour, 5, 'in'))).toEqual(['1', '2 in 1', '3 in 1', '4 in 3', '5 in 1']);
  expect(written(moveCategory(harbour, 2, 'out'))).toEqual(['1', '3 in 1', '4 in 3', '2', '5']);
  expect(moveCategory(harbour, 1, 'in')).toBeUndefined();
  expect(moveCategory(harbour, 5, 'out')).toBeUndefined();
});

test('a category can be dropped before, inside or after another one, but never inside itself or its descendants', () => {
  expect(written(dropCategory(harbour, 5, { categoryID: 2, side: 'before' }))).toEqual([
    '1',
    '5 in 1',
    '2 in 1',
    '3 in 1',
    '4 in 3',
  ]);
  expect(written(dropCategory(harbour, 2, { categoryID: 4, side: 'inside' }))?.at(3)).toBe('2 in 4');
  expect(written(dropCategory(harbour, 5, { categoryID: 3, side: 'after' }))).toEqual([
    '1',
    '2 in 1',
    '3 in 1',
    '4 in 3',
    '5 in 1',
  ]);
  for (const categoryID of [3, 4]) expect(dropCategory(harbour, 3, { categoryID, side: 'inside' })).toBeUndefined();
});

test('categories cannot be nested deeper than the limit', () => {
  const chain: CategoryTreeOrder = Array.from({ length: 11 }, (_, index) => ({
    categoryID: index + 1,
    parentCategoryID: index === 0 || index === 10 ? null : index,
  }));
  expect(getCategoryPosition(chain, 10).depth).toBe(10);
  expect(dropCategory(chain, 11, { categoryID: 10, side: 'inside' })).toBeUndefined();
  expect(dropCategory(chain, 11, { categoryID: 9, side: 'inside' })).toBeDefined();
});

test('a category whose parent is not listed is placed at the top level', () => {
  expect(getCategoryPosition([{ categoryID: 7, parentCategoryID: 99 }, ...harbour], 7)).toMatchObject({
    position: 1,
    depth: 1,
  });
});

test('dropping a category at its original place sends nothing; elsewhere, the order is sent once with the previous order', () => {
  const sent: OrderChange[] = [];
  const saveOrder = fromPromise<unknown, OrderChange>(({ input }) => Promise.resolve(sent.push(input)));
  const actor = createActor(categoryOrderMachine.provide({ actors: { saveOrder } }), { input: { places: harbour } });
  actor.start();
  actor.send({ type: 'category.grabbed', categoryID: 5 });
  actor.send({ type: 'category.moved', direction: 'up' });
  actor.send({ type: 'category.moved', direction: 'down' });
  actor.send({ type: 'category.dropped' });
  expect(sent).toEqual([]);
  actor.send({ type: 'category.grabbed', categoryID: 5 });
  actor.send({ type: 'category.moved', direction: 'in' });
  actor.send({ type: 'category.dropped' });
  expect(sent).toEqual([{ known: harbour, places: moveCategory(harbour, 5, 'in') }]);
});
