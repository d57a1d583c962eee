import { spawn } from 'node:child_process';
import path from 'node:path';

/** What a process had printed when it was killed, and how it ended. */
export interface KilledProcess {
  lines: string[];
  errors: string;
  signal: NodeJS.Signals | null;
}

/**
 * Starts a TypeScript program of this project and kills it (SIGKILL) after a while.
 *
 * @param program its path from the project's root
 * @param after milliseconds from the start, or from the first line that is `ready`
 */
export async function killAfter(
  program: string,
  parameters: string[],
  { after, from }: { after: number; from: 'start' | 'ready' },
): Promise<KilledProcess> {
  const root = path.resolve(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, [path.join(root, program), ...parameters], { cwd: root });
  const kill = () => setTimeout(() => child.kill('SIGKILL'), after);
  let output = '';
  let errors = '';
  let isReady = false;
  child.stdout.on('data', (data) => {
    output += data;
    if (from === 'ready' && !isReady && /^ready$/m.test(output)) {
      isReady = true;
      kill();
    }
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  if (from === 'start') kill();
  const signal = await new Promise<NodeJS.Signals | null>((resolve) =>
    child.on('close', (_code, name) => resolve(name)),
  );
  // What stands behind the last line end was cut off in the middle.
  return { lines: output.split('\n').slice(0, -1), errors, signal };
}
