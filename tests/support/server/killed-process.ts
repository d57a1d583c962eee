import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * The Node options of a process that is killed after some seconds. V8 compiles PostgreSQL's WebAssembly with its quick
 * compiler only. The optimizing one takes a second of processor time for code that hardly runs.
 */
export const shortLivedFlags = ['--liftoff-only'];

/** The output of a process that was killed, and the signal that ended it. */
export interface KilledProcess {
  lines: string[];
  errors: string;
  signal: NodeJS.Signals | null;
}

/**
 * Starts a TypeScript program of this project and kills it (SIGKILL) after a delay.
 *
 * @param program The path of the program from the project's root.
 * @param after Milliseconds from the start, or from the first line that is `ready`.
 */
export async function killAfter(
  program: string,
  parameters: string[],
  { after, from }: { after: number; from: 'start' | 'ready' },
): Promise<KilledProcess> {
  const root = path.resolve(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, [...shortLivedFlags, path.join(root, program), ...parameters], { cwd: root });
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
  // The text after the last line break is an incomplete line.
  return { lines: output.split('\n').slice(0, -1), errors, signal };
}
