import { spawn } from 'node:child_process';
import { root } from './folders.mjs';

/**
 * Runs a program to its end and returns its exit code and its output. The output is not shown unless `shown` is set.
 * The exit code is 127 when the program cannot be started, and -1 when it takes longer than `timeout` milliseconds.
 */
export function run(program, args, { env = process.env, cwd = root, shown = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, cwd, timeout, stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (fault) => resolve({ code: 127, output: `${output}${fault.message}` }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Returns the last lines of a program's output, for error messages. */
export const lastLines = (output, count = 20) => output.trimEnd().split('\n').slice(-count).join('\n');
