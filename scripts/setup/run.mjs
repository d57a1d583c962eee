import { spawn } from 'node:child_process';
import { root } from './folders.mjs';

/**
 * Runs a program to its end and gives back its exit code and what it said. It is quiet unless `shown`. A program that
 * cannot be started or takes longer than `timeout` milliseconds ends with code 127 or -1.
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

/** The last lines of what a program said, for telling why it failed. */
export const lastLines = (output, count = 20) => output.trimEnd().split('\n').slice(-count).join('\n');
