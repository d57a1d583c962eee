import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { categoryOrderMachine } from './category-order.machine.ts';
import { type CategoryTreeOrder, isSame } from './category-positions.ts';

const outdated = new ApiFailure('category.arranged-meanwhile', {
  status: 409,
  message:
    'Someone else has moved categories in the meantime. Your change was not saved; the list shows the current order.',
});

/** Two categories in sequence. */
const start: CategoryTreeOrder = [
  { categoryID: 1, parentCategoryID: null },
  { categoryID: 2, parentCategoryID: null },
];

const essenceOf = (places: CategoryTreeOrder) =>
  places.map(({ categoryID, parentCategoryID }) => [categoryID, parentCategoryID]);

/** The model of the category order: two categories, of which the second is moved. */
export const categoryOrderModel = defineModel(categoryOrderMachine, {
  starts: { start: { places: start } },
  events: [
    { type: 'category.grabbed', categoryID: 2 },
    { type: 'category.dragged', categoryID: 2 },
    { type: 'category.moved', direction: 'up' },
    { type: 'category.moved', direction: 'down' },
    { type: 'category.moved', direction: 'in' },
    { type: 'category.moved', direction: 'out' },
    { type: 'target.pointed', target: { categoryID: 1, side: 'before' } },
    { type: 'target.pointed', target: { categoryID: 1, side: 'inside' } },
    { type: 'target.pointed', target: null },
    { type: 'order.arrived', places: start },
  ],
  answers: { saveOrder: { done: [{}], error: [permissionFailure(['site.manage']), outdated] } },
  essence: ({ context }) => [essenceOf(context.places), essenceOf(context.known), context.target],
  // An order that is already known does not arrive, and a target that is already set is not pointed at again.
  never: ({ context }, event) =>
    (event.type === 'order.arrived' && isSame(event.places, context.known)) ||
    (event.type === 'target.pointed' &&
      context.target?.categoryID === event.target?.categoryID &&
      context.target?.side === event.target?.side),
  observe: ({ context: { places, known, categoryID, target, reason } }) => ({
    places: essenceOf(places),
    known: essenceOf(known),
    categoryID,
    target: target && `${target.side} ${target.categoryID}`,
    reason,
  }),
  optimistic: { places: ({ context: { known } }) => essenceOf(known) },
  invariants: {
    'the ready state shows the order of the server': (snapshot) =>
      !snapshot.matches('ready') || isSame(snapshot.context.places, snapshot.context.known),
    'the known order of the server changes only by a response or an update': (snapshot, before, event) =>
      before === undefined ||
      isSame(before.context.known, snapshot.context.known) ||
      before.matches('saving') ||
      event?.type === 'order.arrived',
    'no category is lost, and every parent exists': ({ context: { places } }) => {
      const ids = new Set(places.map(({ categoryID }) => categoryID));
      return ids.size === start.length && places.every(({ parentCategoryID: id }) => id === null || ids.has(id));
    },
    'an unchanged order is never saved': (snapshot) =>
      !snapshot.matches('saving') || !isSame(snapshot.context.places, snapshot.context.known),
  },
});
