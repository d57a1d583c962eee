import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aProject } from '#tests/support/builders/small-project.ts';

// A server that prints its environment, and exits with its own code on SIGTERM.
const server = `
process.on('SIGTERM', () => process.exit(7));
const { NODE_ENV, FOLKMOOT_START_TIME } = process.env;
console.log(JSON.stringify({ mode: NODE_ENV, sinceStart: Date.now() - Number(FOLKMOOT_START_TIME) }));
setTimeout(() => process.exit(1), 20_000);
`;

test('the command behaves as the server: it passes on its start time and signals, and exits as the server exits', async () => {
  const { folder, install } = aProject();
  install();
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.ts'), server);
  const { NODE_ENV: _, ...env } = process.env;
  const command = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env });
  const [said] = await once(command.stdout, 'data');
  const { mode, sinceStart } = JSON.parse(String(said));
  expect(mode).toBe('development');
  expect(sinceStart).toBeGreaterThanOrEqual(0);
  expect(sinceStart).toBeLessThan(20_000);
  command.kill('SIGTERM');
  expect(await once(command, 'exit')).toEqual([7, null]);
});
