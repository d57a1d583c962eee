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

test('Shift selects every row from the checkbox pressed last, in list order', () => {
  const { facts } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  facts().press(12, { shiftKey: true }, 11);
  expect(facts().checked).toEqual([11, 12, 13]);
});

test('a range also extends upwards, and skips rows that are being processed', () => {
  const { facts } = startSelection({ checked: [], pending: [13] });
  facts().press(12, { shiftKey: true }, 14);
  expect(facts().checked).toEqual([11, 12, 14]);
});

test('the select-all checkbox is indeterminate if some are selected, then selects all, then none', () => {
  const { facts } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  expect(facts().getAllProps()).toMatchObject({ checked: false, indeterminate: true });
  facts().getAllProps().onChange();
  expect([facts().count, facts().getAllProps().checked]).toEqual([5, true]);
  facts().getAllProps().onChange();
  expect(facts().count).toBe(0);
});

test('at most fifty can be selected; the next checkbox refuses with a reason', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index + 100);
  const { facts } = startSelection({ checked: fifty, pending: [] });
  facts().press(11, { shiftKey: false }, undefined);
  expect([facts().count, facts().refusalOf(11), facts().refusalOf(100)]).toEqual([
    50,
    'You have reached the maximum selection amount.',
    undefined,
  ]);
});

test('every change is stored on the device under the two specified keys', () => {
  const { facts, kept } = startSelection();
  facts().press(11, { shiftKey: false }, undefined);
  facts().press(12, { shiftKey: false }, undefined);
  facts().begin();
  facts().succeed([12]);
  facts().fail({ 11: 'Permission Problem' });
  expect(kept).toEqual([
    { checked: [11], pending: [] },
    { checked: [11, 12], pending: [] },
    { checked: [], pending: [11, 12] },
    { checked: [], pending: [11] },
    { checked: [11], pending: [] },
  ]);
  expect(Object.values(discussionSelectionKeys)).toEqual(['checkedDiscussionsIDs', 'pendingDiscussionIDs']);
});

test('rows that a job fails on are selected again with their reason, as are rows that it never reached', () => {
  const { facts } = startSelection({ checked: [11, 12, 13], pending: [] });
  facts().begin();
  expect(facts().refusalOf(11)).toBe('This discussion is still being processed.');
  facts().succeed([11]);
  facts().fail({ 12: 'Permission Problem' });
  facts().end();
  expect([facts().checked, facts().reasons]).toEqual([[12, 13], { 12: 'Permission Problem' }]);
});

test('rows that a closed tab was processing are selected again', async () => {
  localStorage.setItem('pendingDiscussionIDs', '[7,8]');
  localStorage.setItem('checkedDiscussionsIDs', '[9]');
  expect(await readStoredSelection(discussionSelectionKeys)).toEqual({ checked: [9, 7, 8], pending: [] });
});

test('invalid data under the storage keys counts as no selection', async () => {
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
  const stored: StoredSelection[] = [];
  const machine = bulkSelectionMachine.provide({
    actors: {
      selectionStorage: fromCallback<SelectionCommand, SelectionKeys>(({ receive }) =>
        receive(({ kept: order }) => stored.push(order)),
      ),
    },
  });
  const actor = createActor(machine, { input: { keys: discussionSelectionKeys, kept: found } }).start();
  return { kept: stored, facts: () => connectBulkSelection(actor.getSnapshot(), actor.send, order) };
}
