import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';
import { acceptLook, changedLooks } from '#scripts/review/changed-looks.ts';
import { chartOf, statesIn } from '#stories/workbench/chart/chart.ts';
import { fittedView, followedView, zoomedView } from '#stories/workbench/chart/chart-view.ts';
import { reasonSentence, reasonsOf } from '#stories/workbench/chart/reasons.ts';
import { lengthOf } from '#stories/workbench/measure/measurement.ts';
import { changedNotes, notesFile, notesIn } from '#stories/workbench/notes/note-file.ts';

describe('the view of a chart', () => {
  const room = { width: 400, height: 300 };

  test('shows a whole chart, smaller if necessary but never larger', () => {
    expect(fittedView(room, { width: 200, height: 100 })).toEqual({ scale: 1, x: -100, y: -100 });
    expect(fittedView(room, { width: 800, height: 300 }).scale).toBe(0.5);
  });

  test('stays where it is while the current state is in sight', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(followedView(view, room, [{ x: 50, y: 50, width: 100, height: 40 }])).toEqual(view);
  });

  test('zooms out until the states of all regions are in sight', () => {
    const boxes = [
      { x: 0, y: 0, width: 100, height: 40 },
      { x: 1_000, y: 700, width: 100, height: 40 },
    ];
    const { x, y, scale } = followedView({ x: 0, y: 0, scale: 1 }, room, boxes);
    for (const box of boxes) {
      expect((box.x - x) * scale).toBeGreaterThanOrEqual(0);
      expect((box.y - y) * scale).toBeGreaterThanOrEqual(0);
      expect((box.x + box.width - x) * scale).toBeLessThanOrEqual(room.width);
      expect((box.y + box.height - y) * scale).toBeLessThanOrEqual(room.height);
    }
  });

  test('zooms around a point, which stays where it is', () => {
    const view = zoomedView({ x: 10, y: 20, scale: 1 }, 2, { x: 100, y: 50 });
    expect({ x: view.x + 100 / view.scale, y: view.y + 50 / view.scale }).toEqual({ x: 110, y: 70 });
  });
});

test('the reason of a step names the event, the guards with their results, the actions and the target', () => {
  const chart = chartOf(draftMachine);
  const guarded = statesIn(chart)
    .flatMap(({ transitions }) => transitions)
    .filter(({ guard, key }) => guard !== '' && key.endsWith('|1'));
  const [first] = guarded;
  const [reason] = reasonsOf([first?.key ?? ''], chart);
  expect(reason?.guards.at(-1)).toEqual({ name: first?.guard, isTrue: true });
  expect(reason?.guards.length).toBeGreaterThan(0);
  const deletion = reasonsOf(['open|delete.confirmed|0'], chartOf(postDeletionMachine));
  expect(deletion.map(reasonSentence)).toEqual(['In open: delete.confirmed; goes to deleting.']);
});

test('a length is compared with the spacing scale at the present text size', () => {
  expect(lengthOf(8, 16)).toEqual({ pixels: 8, token: 'small' });
  expect(lengthOf(16, 32)).toEqual({ pixels: 16, token: 'small' });
  expect(lengthOf(-4, 16)).toEqual({ pixels: -4, token: 'tiny' });
  expect(lengthOf(7, 16)).toEqual({ pixels: 7, token: undefined });
});

describe('notes', () => {
  test('are kept beside the story or the scene, one section for each story', () => {
    expect(notesFile('stories/post/menu/post-menu.stories.tsx')).toBe('stories/post/menu/post-menu.notes.md');
    const first = changedNotes('', 'Failed', 'Say what to do next.');
    const both = changedNotes(first, 'Saving', 'Calm.\n\nTwo paragraphs.');
    expect([...notesIn(both)]).toEqual([
      ['Failed', 'Say what to do next.'],
      ['Saving', 'Calm.\n\nTwo paragraphs.'],
    ]);
    expect(changedNotes(changedNotes(both, 'Saving', ' '), 'Failed', '')).toBe('');
  });

  test('a heading within a note does not begin another note', () => {
    const text = changedNotes('', 'Failed', '## Saving\nmine');
    expect([...notesIn(text).keys()]).toEqual(['Failed']);
  });
});

describe('changed looks', () => {
  const aRun = (sheet: string) => {
    const root = mkdtempSync(join(tmpdir(), 'review-'));
    const place = join(root, '.cache/components-1/run');
    mkdirSync(place, { recursive: true });
    const look = { address: 'post/reaction-toggle', folder: 'post/reaction', sheet, time: 1, pictures: [] };
    writeFileSync(join(place, 'changed-look.json'), JSON.stringify(look));
    writeFileSync(join(place, 'sheet-now.webp'), 'new');
    return root;
  };

  test('an accepted look replaces the reviewed sheet and is not listed again', async () => {
    const root = aRun('tests/visual-snapshots/an-environment/post/reaction-toggle.webp');
    expect((await changedLooks(root)).map(({ address }) => address)).toEqual(['post/reaction-toggle']);
    const sheet = await acceptLook('post/reaction-toggle', root);
    expect(readFileSync(join(root, sheet), 'utf8')).toBe('new');
    expect(await changedLooks(root)).toEqual([]);
  });

  test('a file outside the reviewed sheets is never written', async () => {
    const root = aRun('tests/visual-snapshots/../../package.webp');
    await expect(acceptLook('post/reaction-toggle', root)).rejects.toThrow('wrote no new sheet');
    await expect(acceptLook('post/other', root)).rejects.toThrow('No run has a changed look of post/other.');
  });
});
