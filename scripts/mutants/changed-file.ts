import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '#scripts/setup/folders.mjs';

/** The file that holds the original of the changed file, in case the process is killed. */
const backup = inProject('.cache/changed-file.json');

/**
 * Restores the file that an earlier process changed and could not restore, because it was killed. Returns its path;
 * undefined when there is none.
 */
export function restoreChangedFile(): string | undefined {
  if (!existsSync(backup)) return undefined;
  const { file, text } = JSON.parse(readFileSync(backup, 'utf8')) as { file: string; text: string };
  writeFileSync(file, text);
  rmSync(backup);
  return file;
}

/** Runs a function while a file has another content. Restores the file afterwards, also on interruption. */
export async function withChangedFile<T>(file: string, text: string, act: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(backup), { recursive: true });
  writeFileSync(backup, JSON.stringify({ file, text: readFileSync(file, 'utf8') }));
  const stop = () => {
    restoreChangedFile();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    writeFileSync(file, text);
    return await act();
  } finally {
    restoreChangedFile();
    for (const signal of signals) process.off(signal, stop);
  }
}
