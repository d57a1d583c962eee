import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { familyProcessorTime, processorTime } from '#scripts/bench/processor-time.ts';
import { tableOf } from '#scripts/bench/table.ts';

/**
 * A process whose child uses 300 ms of processor time. It waits for the child to end, prints a line, and continues to
 * run.
 */
const parent = `
  const { spawnSync } = require('node:child_process');
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 300000);']);
  console.log('done');
  setInterval(() => {}, 1000);
`;

test.skipIf(process.platform !== 'linux')(
  'the time of an exited child counts for its process family, not only for its parent',
  async () => {
    const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      await new Promise((resolve) => child.stdout.once('data', resolve));
      const pid = child.pid as number;
      expect(familyProcessorTime(pid) - processorTime(pid)).toBeGreaterThanOrEqual(290);
    } finally {
      child.kill();
    }
  },
  60_000,
);

test.skipIf(process.platform !== 'linux')('the time of a running child counts for its process family', () => {
  expect(familyProcessorTime(process.ppid)).toBeGreaterThanOrEqual(processorTime(process.pid));
});

test('each row gives the time of the process, the time of the store, and their sum', () => {
  const row = { name: 'a comment', requestsPerSecond: 100, p50: 1, p95: 2, p99: 3, bytes: 1_024 };
  const lines = tableOf([{ ...row, cpu: { process: 1.25, store: 2.5 } }]).split('\n');
  expect(lines[0]).toContain('| process ms | store ms | sum ms |');
  expect(lines[2]).toContain('| 1.25 | 2.50 | 3.75 |');
});
