import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { connectBulkSelection } from '#machines/moderation/bulk/bulk-selection.connect.ts';
import { bulkSelectionMachine } from '#machines/moderation/bulk/bulk-selection.machine.ts';
import {
  discussionSelectionKeys,
  readStoredSelection,
  type SelectionCommand,
  type SelectionKeys,
  type StoredSelection,
} from '#machines/moderation/bulk/stored-selection.ts';

const order = [14, 11, 13, 12, 15];

test('with shift, everything from the box pressed last is selected, in the order of the list', () => {
  const { facts } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  facts().press(12, { shiftKey: true }, 11);
  expect(facts().checked).toEqual([11, 12, 13]);
});

test('a range reaches upwards too, and leaves out what is being worked on', () => {
  const { facts } = startSelection({ checked: [], pending: [13] });
  facts().press(12, { shiftKey: true }, 14);
  expect(facts().checked).toEqual([11, 12, 14]);
});

test('the box over the boxes is half ticked when some are selected, selects all, then none', () => {
  const { facts } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  expect(facts().getAllProps()).toMatchObject({ checked: false, indeterminate: true });
  facts().getAllProps().onChange();
  expect([facts().count, facts().getAllProps().checked]).toEqual([5, true]);
  facts().getAllProps().onChange();
  expect(facts().count).toBe(0);
});

test('fifty are the most; the next box refuses and says why', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index + 100);
  const { facts } = startSelection({ checked: fifty, pending: [] });
  facts().press(11, { shiftKey: false }, undefined);
  expect([facts().count, facts().refusalOf(11), facts().refusalOf(100)]).toEqual([
    50,
    'You have reached the maximum selection amount.',
    undefined,
  ]);
});

test('every change is kept on the device under the two specified keys', () => {
  const { facts, kept } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  facts().begin();
  facts().fail({ 11: 'Permission Problem' });
  expect(kept).toEqual([
    { checked: [11], pending: [] },
    { checked: [], pending: [11] },
    { checked: [11], pending: [] },
  ]);
  expect(Object.values(discussionSelectionKeys)).toEqual(['checkedDiscussionsIDs', 'pendingDiscussionIDs']);
});

test('what a job fails with is selected again with its reason; so is what it never came to', () => {
  const { facts } = startSelection({ checked: [11, 12, 13], pending: [] });
  facts().begin();
  expect(facts().refusalOf(11)).toBe('This discussion is still being processed.');
  facts().succeed([11]);
  facts().fail({ 12: 'Permission Problem' });
  facts().end();
  expect([facts().checked, facts().reasons]).toEqual([[12, 13], { 12: 'Permission Problem' }]);
});

test('what a tab that is gone was working on is selected again', async () => {
  localStorage.setItem('pendingDiscussionIDs', '[7,8]');
  localStorage.setItem('checkedDiscussionsIDs', '[9]');
  expect(await readStoredSelection(discussionSelectionKeys)).toEqual({ checked: [9, 7, 8], pending: [] });
});

test('what another program left under the keys is no selection', async () => {
  localStorage.setItem('checkedDiscussionsIDs', '{"a":');
  expect(await readStoredSelection(discussionSelectionKeys)).toEqual({ checked: [], pending: [] });
});

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
  });
});

function startSelection(found: StoredSelection = { checked: [], pending: [] }) {
  const kept: StoredSelection[] = [];
  const machine = bulkSelectionMachine.provide({
    actors: {
      selectionStorage: fromCallback<SelectionCommand, SelectionKeys>(({ receive }) =>
        receive(({ kept: order }) => kept.push(order)),
      ),
    },
  });
  const actor = createActor(machine, { input: { keys: discussionSelectionKeys, kept: found } }).start();
  return { kept, facts: () => connectBulkSelection(actor.getSnapshot(), actor.send, order) };
}
