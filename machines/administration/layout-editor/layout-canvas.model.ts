import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import { nodesInLayout } from '#api/administration/layout-editor/layout-lane.ts';
import { defineModel } from '#machines/model/model.ts';
import { layoutCanvasMachine } from './layout-canvas.machine.ts';

/** Two sections: one with a widget in each of its columns, and an empty one. */
export const canvasStart: LayoutDocument = {
  format: 1,
  sections: [
    {
      id: 'top',
      kind: '2-columns',
      columns: {
        mainBottom: [{ id: 'leaders', widget: 'leaderboard' }],
        secondaryTop: [{ id: 'posts', widget: 'discussionList' }],
      },
    },
    { id: 'foot', kind: '1-column', columns: {} },
  ],
};

const inFoot = { sectionID: 'foot', lane: 'children', index: 0 } as const;

/** Returns the order of the sections and widgets as text: `top[leaders][posts] foot[]`. */
const orderOf = ({ sections }: LayoutDocument): string =>
  sections
    .map(({ id, columns }) => {
      const lanes = id === 'top' ? [columns.mainBottom, columns.secondaryTop] : [columns.children];
      return `${id}${lanes.map((nodes = []) => `[${nodes.map((node) => node.id).join(' ')}]`).join('')}`;
    })
    .join(' ');

/** The events by which another document, or another selection in it, is reached. */
const escapes: readonly string[] = ['document.arrived', 'level.left', 'canvas.entered'];

/** The model of the layout canvas: a widget is moved and removed, a section is moved. */
export const layoutCanvasModel = defineModel(layoutCanvasMachine, {
  starts: {
    start: { document: canvasStart, rules: { discussionList: { columns: 'all', atMost: 1, isRequired: true } } },
  },
  events: [
    { type: 'part.selected', id: 'leaders' },
    { type: 'part.selected', id: 'foot' },
    { type: 'focus.moved', direction: 'up' },
    { type: 'focus.moved', direction: 'down' },
    { type: 'focus.moved', direction: 'after' },
    { type: 'part.dragged', id: 'leaders' },
    { type: 'part.moved', direction: 'down' },
    { type: 'part.moved', direction: 'up' },
    { type: 'part.moved', direction: 'after' },
    { type: 'target.pointed', target: inFoot },
    { type: 'target.pointed', target: null },
    { type: 'document.arrived', state: { document: canvasStart, selectedID: undefined } },
  ],
  essence: ({ value, context: { document, known, selectedID, target } }) => [
    orderOf(document),
    known === canvasStart,
    value === 'away' ? '' : selectedID,
    target !== null,
  ],
  // After a change, only its undo and the way to another part are explored. Tools act in the toolbar only.
  never: (snapshot, event) => {
    const { known, selectedID, target } = snapshot.context;
    const isOnToolbar = snapshot.matches({ selected: 'toolbar' });
    if (event.type === 'document.arrived') return known === canvasStart && !snapshot.matches('away');
    if (known !== canvasStart && !escapes.includes(event.type)) return true;
    switch (event.type) {
      case 'part.selected':
        return event.id === selectedID && !isOnToolbar && !snapshot.matches('away');
      case 'part.dragged':
        return !snapshot.matches('away') && !(snapshot.matches({ selected: 'widget' }) && selectedID === 'leaders');
      case 'part.grabbed':
        return selectedID !== 'leaders';
      case 'part.removed':
        return isOnToolbar;
      case 'part.moved':
        return !isOnToolbar && !snapshot.matches('held');
      case 'target.pointed':
        return (target === null) === (event.target === null);
      default:
        return false;
    }
  },
  observe: ({ value, context: { document, selectedID, target } }) => ({
    order: orderOf(document),
    selected: value === 'away' ? '' : selectedID,
    target: target && 'lane' in target ? `${target.sectionID} ${target.lane} ${target.index}` : '',
  }),
  unobserved: {
    change: 'the last change, which the editor receives',
    known: 'the document without a move that is not finished, which Escape shows again',
  },
  maxPairs: 60,
  invariants: {
    'only a part that is moved by keys is shown elsewhere': (snapshot) =>
      snapshot.matches('held') || snapshot.context.document === snapshot.context.known,
    'no widget exists twice': ({ context: { document } }) => {
      const ids = nodesInLayout(document).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
    'a part that the page needs is kept': ({ context: { document } }) =>
      nodesInLayout(document).some(({ widget }) => widget === 'discussionList'),
    'a drop position exists only while a part is dragged': (snapshot) =>
      snapshot.context.target === null || snapshot.matches('dragged'),
  },
});
