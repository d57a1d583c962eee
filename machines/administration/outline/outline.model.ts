import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { isSameOutline, type OutlineItems, outlineMachine } from './outline.machine.ts';

const conflict = new ApiFailure('navigation.changed-meanwhile', {
  status: 409,
  message: 'Someone else has changed the navigation in the meantime. Your changes are not saved yet.',
});

/** Two items in the first of two lists. */
const start: OutlineItems = [
  { id: 'shop', parentID: 'wide', values: { name: 'Shop' } },
  { id: 'help', parentID: 'wide', values: { name: 'Help' } },
];

/** The items after another person's change. */
const theirs: OutlineItems = [{ id: 'rules', parentID: 'wide', values: { name: 'Rules' } }];

const described = (items: OutlineItems) => items.map(({ id, parentID, values }) => [id, parentID, values.name]);

/** The model of an outline: two items, of which the second is edited, moved or removed once. */
export const outlineModel = defineModel(outlineMachine, {
  starts: { start: { shape: { lists: ['wide', 'narrow'], maxDepth: 2 }, items: start } },
  events: [
    { type: 'item.grabbed', id: 'help' },
    { type: 'item.dragged', id: 'help' },
    { type: 'item.moved', direction: 'up' },
    { type: 'item.moved', direction: 'down' },
    { type: 'item.moved', direction: 'in' },
    { type: 'item.moved', direction: 'out' },
    { type: 'target.pointed', target: { id: 'shop', side: 'before' } },
    { type: 'target.pointed', target: { id: 'shop', side: 'inside' } },
    { type: 'target.pointed', target: { id: 'narrow', side: 'inside' } },
    { type: 'target.pointed', target: null },
    { type: 'item.added', item: { id: 'news', parentID: 'wide', values: { name: 'News' } } },
    { type: 'item.changed', id: 'help', values: { name: 'Support' } },
    { type: 'item.removed', id: 'help' },
  ],
  answers: {
    save: { done: [{}], error: [permissionFailure(['site.manage']), conflict] },
    load: {
      done: [theirs],
      error: [new ApiFailure('server.unexpected', { status: 500, message: 'Something went wrong.' })],
    },
  },
  essence: (snapshot) => [
    described(snapshot.context.items),
    described(snapshot.context.saved),
    snapshot.context.target,
    snapshot.hasTag('moving') || snapshot.context.steps.map(({ kind }) => kind),
  ],
  never: ({ context: { items, saved, steps, target } }, event) => {
    // One step is taken from the start, and only a changed name is saved or discarded.
    if (/^item\.(grabbed|dragged|added|changed|removed)$/.test(event.type))
      return steps.length > 0 || !isSameOutline(items, start) || !isSameOutline(saved, start);
    if (event.type === 'changes.sent' || event.type === 'changes.discarded')
      return steps.length > 0 && steps.at(-1)?.kind !== 'change';
    // A target that is already set is not pointed at again.
    return event.type === 'target.pointed' && target?.id === event.target?.id && target?.side === event.target?.side;
  },
  observe: ({ context: { items, saved, movedID, target, steps, reason } }) => ({
    items: described(items),
    saved: isSameOutline(items, saved),
    movedID,
    target: target && `${target.side} ${target.id}`,
    steps: steps.at(-1)?.kind ?? null,
    reason,
  }),
  unobserved: {
    before: 'the items to which a move returns; `items` shows them after the return',
    overwrites: 'part of the request only',
    shape: 'the lists do not change',
  },
  invariants: {
    'no item is lost except by a removal, and every parent exists': ({ context: { items, shape } }) => {
      const ids = new Set<string>([...items.map(({ id }) => id), ...(shape.lists as readonly string[])]);
      return (
        new Set(items.map(({ id }) => id)).size === items.length && items.every(({ parentID }) => ids.has(parentID))
      );
    },
    'an unchanged outline is never saved, except over the version of somebody else': (snapshot) =>
      !snapshot.matches('saving') ||
      snapshot.context.overwrites ||
      !isSameOutline(snapshot.context.items, snapshot.context.saved),
    'the state of success shows saved items': (snapshot) =>
      !snapshot.matches({ ready: 'saved' }) || isSameOutline(snapshot.context.items, snapshot.context.saved),
  },
});
