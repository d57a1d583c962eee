import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { WidgetRules } from '#api/administration/layout-editor/layout-rule.ts';
import type { CanvasChange } from '#machines/administration/layout-editor/canvas-change.ts';
import { layoutCanvasMachine } from '#machines/administration/layout-editor/layout-canvas.machine.ts';
import { canvasStart } from '#machines/administration/layout-editor/layout-canvas.model.ts';

const rules: WidgetRules = {
  leaderboard: { columns: ['mainBottom', 'children'], atMost: null, isRequired: false },
  discussionList: { columns: 'all', atMost: 1, isRequired: true },
};

/** Starts a canvas and collects its reported changes. */
function startCanvas() {
  const changes: (CanvasChange | undefined)[] = [];
  const logic = layoutCanvasMachine.provide({
    actions: { reportChange: (_, { change }) => void changes.push(change) },
  });
  const actor = createActor(logic, { input: { document: canvasStart, rules } }).start();
  return { actor, changes, order: () => actor.getSnapshot().context.document.sections.map(({ id }) => id) };
}

test('a section that is dragged to the top is one step, and the reported document is the shown one', () => {
  const { actor, changes, order } = startCanvas();
  actor.send({ type: 'part.dragged', id: 'foot' });
  actor.send({ type: 'target.pointed', target: { section: 0 } });
  actor.send({ type: 'part.dropped' });
  expect(order()).toEqual(['foot', 'top']);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ act: 'move', id: 'foot', selectedID: 'foot' });
  expect(changes[0]?.document).toBe(actor.getSnapshot().context.document);
});

test('a widget is not offered a drop position in a column where it may not stand', () => {
  const { actor, changes } = startCanvas();
  actor.send({ type: 'part.dragged', id: 'leaders' });
  actor.send({ type: 'target.pointed', target: { sectionID: 'top', lane: 'secondary', index: 0 } });
  expect(actor.getSnapshot().context.target).toBeNull();
  actor.send({ type: 'part.dropped' });
  expect([changes, actor.getSnapshot().context.document]).toEqual([[], canvasStart]);
});

test('steps with a held widget are reported once, when it is dropped', () => {
  const { actor, changes } = startCanvas();
  actor.send({ type: 'part.selected', id: 'posts' });
  actor.send({ type: 'toolbar.entered' });
  actor.send({ type: 'part.grabbed' });
  for (const direction of ['before', 'down', 'down'] as const) actor.send({ type: 'part.moved', direction });
  expect(changes).toEqual([]);
  actor.send({ type: 'part.dropped' });
  expect(changes.map((change) => change?.act)).toEqual(['move']);
});

test('a section with a widget that the page needs is kept', () => {
  const { actor, changes, order } = startCanvas();
  actor.send({ type: 'part.selected', id: 'top' });
  actor.send({ type: 'part.removed' });
  expect([changes, order()]).toEqual([[], ['top', 'foot']]);
});
