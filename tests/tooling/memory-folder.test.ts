import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeMemoryFolder } from '#scripts/test/memory-folder.mjs';

test('the folder is open to the account of PostgreSQL, and deleted when the process exits', () => {
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  onTestFinished(() => once.mockRestore());
  const folder = makeMemoryFolder({ fileSystem: tmpdir(), needed: 1 }) ?? '';
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  for (const [event, listener] of once.mock.calls) if (String(event) === 'exit') (listener as () => void)();
  expect(existsSync(folder)).toBe(false);
});

test('there is none without a file system in memory, or without enough space in it', () => {
  expect(makeMemoryFolder({ fileSystem: '/nowhere' })).toBeUndefined();
  expect(makeMemoryFolder({ fileSystem: tmpdir(), needed: Number.POSITIVE_INFINITY })).toBeUndefined();
});
