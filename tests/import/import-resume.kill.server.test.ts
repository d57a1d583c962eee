import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { checksumOf, historyMeta } from './import-dump.ts';

const root = path.resolve(import.meta.dirname, '../..');
const command = ['server/import/main.ts', 'stack-exchange', historyMeta()];
const folders: string[] = [];

const environment = (folder: string) => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  LOG_LEVEL: 'fatal',
  DATA_DIR: folder,
});

const aFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-import-'));
  folders.push(folder);
  return folder;
};

const runToTheEnd = (folder: string) =>
  promisify(execFile)(process.execPath, command, { cwd: root, env: environment(folder) });

async function checksum(folder: string): Promise<string> {
  const database = await openDatabase({ dataFolder: folder });
  return checksumOf(database.kysely).finally(() => database.close());
}

/**
 * Starts the import and kills it shortly after it reports the given percentage. Returns true when it was still running.
 */
async function killAt(folder: string, percent: number): Promise<boolean> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  for await (const text of child.stdout.setEncoding('utf8')) {
    const reached = Number(/rows, (\d+) %/.exec(text)?.[1] ?? 0);
    if (reached >= percent) break;
  }
  await pause(Math.random() * 50);
  child.kill('SIGKILL');
  return (await ended) === 'SIGKILL';
}

let full: string;

beforeAll(async () => {
  const folder = await aFolder();
  await runToTheEnd(folder);
  full = await checksum(folder);
}, 300_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test('an import that is killed three times and run again gives the same result as an uninterrupted one', async () => {
  const folder = await aFolder();
  for (const earliest of [5, 35, 65]) {
    const percent = earliest + Math.floor(Math.random() * 20);
    expect(await killAt(folder, percent), `still at work after ${percent} %`).toBe(true);
  }
  const { stdout } = await runToTheEnd(folder);
  expect(stdout).toMatch(/users: 2,295 read, \d[\d,]* imported, [\d,]+ already imported, 0 skipped/);
  expect(await checksum(folder)).toBe(full);
  const again = await runToTheEnd(folder);
  expect(again.stdout).toContain('comments: 3,454 read, 0 imported, 3,454 already imported, 0 skipped');
  expect(await checksum(folder)).toBe(full);
});

test('a dry run on a machine without a database creates none', async () => {
  const folder = path.join(await aFolder(), 'data');
  const { stdout } = await promisify(execFile)(process.execPath, [...command, '--dry-run'], {
    cwd: root,
    env: environment(folder),
  });
  expect(stdout).toContain('questions: 556 read, 556 would be imported, 0 already imported, 0 skipped');
  await expect(rm(folder, { recursive: true })).rejects.toThrow('ENOENT');
});
