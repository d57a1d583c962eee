import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Move, performSwitch } from '#server/administration/restore/data-switch.ts';
import { partsIn } from '#server/administration/restore/former-data.ts';
import {
  type DataPart,
  type DataSwitch,
  dataParts,
  readFormer,
  readLastSwitch,
  readSwitch,
  writeSwitch,
} from '#server/administration/restore/switch-file.ts';

const root = fs.mkdtempSync(path.join(tmpdir(), 'folkmoot-switch-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
let folders = 0;
const aFolder = (): string => path.join(root, String(++folders));

const order: DataSwitch = {
  id: 'one',
  kind: 'restore',
  date: '2026-11-27T10:00:00.000Z',
  dateData: '2026-11-26T03:00:00.000Z',
  siteUrl: 'https://forum.example.org',
  from: 'restored/7',
  to: 'before-restore-2026-11-27-100000000',
  state: 'ordered',
  parts: [...dataParts],
  problem: null,
  actor: {},
  session: null,
  tasks: [],
};

const put = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

const fill = (folder: string, text: string, parts: readonly DataPart[] = dataParts): void => {
  for (const part of parts) put(path.join(folder, part === 'secret.key' ? part : `${part}/file`), text);
};

/** Returns the content of each part of a folder: which data it is. */
const contentOf = (folder: string): string =>
  dataParts
    .map((part) => path.join(folder, part))
    .map((place) => (fs.existsSync(`${place}/file`) ? `${place}/file` : place))
    .map((place) => (fs.existsSync(place) && fs.statSync(place).isFile() ? fs.readFileSync(place, 'utf8') : '-'))
    .join(' ');

/** Creates a data folder in which a switch is ordered. */
function anOrder({
  present = dataParts as readonly DataPart[],
  parts = dataParts as readonly DataPart[],
} = {}): string {
  const folder = aFolder();
  fill(folder, 'old', present);
  fill(path.join(folder, order.from), 'new', parts);
  writeSwitch(folder, { ...order, parts: [...parts] });
  return folder;
}

const move: Move = (from, to) => fs.renameSync(from, to);

/** Performs a switch, and returns a copy of the folder as it was before each move: what a killed process leaves. */
function killedAt(folder: string, isBroken: (to: string) => boolean = () => false): string[] {
  const copies: string[] = [];
  const copy = () => {
    const to = aFolder();
    fs.cpSync(folder, to, { recursive: true });
    copies.push(to);
  };
  copy();
  performSwitch(folder, (from, to) => {
    copy();
    if (isBroken(to)) throw new Error('EBUSY: it is a mount point');
    move(from, to);
    copy();
  });
  return copies;
}

describe('a switch of the data', () => {
  test('moves the present data aside and the ordered data in their place', () => {
    const folder = anOrder();
    expect(performSwitch(folder)?.state).toBe('moved');
    expect(contentOf(folder)).toBe('new new new');
    expect(contentOf(path.join(folder, order.to))).toBe('old old old');
    expect(readFormer(path.join(folder, order.to))).toEqual({
      kind: 'restore',
      date: order.date,
      dateData: order.dateData,
    });
    expect(performSwitch(folder)?.state).toBe('moved');
    expect(contentOf(folder)).toBe('new new new');
  });

  test('does nothing when none is ordered', () => {
    const folder = aFolder();
    fill(folder, 'old');
    expect(performSwitch(folder)).toBeUndefined();
    expect(contentOf(folder)).toBe('old old old');
  });

  test.each([
    ['all parts', {}],
    ['no uploads and no key before', { present: ['database'] as DataPart[] }],
    ['no key in the backup', { parts: ['uploads', 'database'] as DataPart[] }],
  ])('is completed after a kill at any point: %s', (_, options) => {
    const done = anOrder(options);
    const copies = killedAt(done);
    expect(copies.length).toBeGreaterThan(4);
    for (const killed of copies) {
      expect(performSwitch(killed)?.state).toBe('moved');
      expect(contentOf(killed)).toBe(contentOf(done));
      expect(contentOf(path.join(killed, order.to))).toBe(contentOf(path.join(done, order.to)));
    }
  });

  test.each(dataParts)('is undone when %s cannot be moved aside, also after a kill at any point', (part) => {
    const folder = anOrder();
    const copies = killedAt(folder, (to) => to.endsWith(path.join(order.to, part)));
    for (const killed of [folder, ...copies]) {
      const isReverting = killed === folder || readSwitch(killed)?.state === 'reverting';
      performSwitch(killed, move);
      // A process killed before the failure was noted tries again, here with success.
      expect(contentOf(killed)).toBe(isReverting ? 'old old old' : 'new new new');
      const other = path.join(killed, isReverting ? order.from : order.to);
      expect(contentOf(other)).toBe(isReverting ? 'new new new' : 'old old old');
    }
    expect(readLastSwitch(folder)).toMatchObject({ id: 'one', problem: 'EBUSY: it is a mount point' });
    expect(readSwitch(folder)).toBeUndefined();
    expect(fs.existsSync(path.join(folder, order.to))).toBe(false);
  });

  test('keeps the present data when the ordered data do not exist', () => {
    const folder = anOrder();
    fs.rmSync(path.join(folder, order.from), { recursive: true });
    expect(performSwitch(folder)?.problem).toMatch(/does not exist/);
    expect(contentOf(folder)).toBe('old old old');
  });

  test.each([true, false])(
    'moves uploads that are a symbolic link to a neighbouring folder, and back; undone: %s',
    (isUndone) => {
      const folder = anOrder();
      fs.rmSync(path.join(folder, 'uploads'), { recursive: true });
      put(path.join(folder, 'media/file'), 'old');
      fs.symlinkSync('media', path.join(folder, 'uploads'));
      performSwitch(folder, (from, to) => {
        if (isUndone && from === path.join(folder, order.from, 'uploads')) throw new Error('EACCES');
        move(from, to);
      });
      if (!isUndone) {
        const parts = partsIn(path.join(folder, order.to));
        expect(parts).toEqual(dataParts);
        writeSwitch(folder, { ...order, kind: 'back', parts, from: order.to, to: 'before-restore-2' });
        performSwitch(folder);
      }
      expect(contentOf(folder)).toBe('old old old');
      expect(fs.readlinkSync(path.join(folder, 'uploads'))).toBe('media');
    },
  );

  test('goes back with the same mechanism', () => {
    const folder = anOrder({ present: ['database'] });
    performSwitch(folder);
    const former = path.join(folder, order.to);
    const parts = dataParts.filter((part) => fs.existsSync(path.join(former, part)));
    expect(parts).toEqual(['uploads', 'database']);
    writeSwitch(folder, { ...order, kind: 'back', parts, from: order.to, to: 'before-restore-2' });
    performSwitch(folder);
    expect(contentOf(folder)).toBe('- new old');
    expect(contentOf(path.join(folder, 'before-restore-2'))).toBe('new - new');
  });
});
