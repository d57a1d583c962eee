import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { choose, type Mutation } from './mutations.ts';
import { type WalkedMachine, walkedMachines } from './walked-machine.ts';

/**
 * Mutation testing: changes machines, connects and views, one small change at a time, and reports how many changes the
 * suites detect.
 *
 * `npm run test:mutants -- [count, 40] [stem]`. The original file is restored after each mutation and on interruption.
 */
const [count = '40', stem = ''] = process.argv.slice(2);
const share = 0.95;

const machines = walkedMachines().filter((one) => one.stem.includes(stem));
const all = machines.flatMap(({ mutations }) => mutations);
const machineOf = new Map(machines.flatMap((one) => one.mutations.map((mutation) => [mutation, one])));

const env = { ...process.env, CHROMIUM: await findChromium({ install: true }), CT_PORT: '24990' };

/** Whether one of the suites of a machine fails. */
function isNoticed({ folder, stem: name }: WalkedMachine): boolean {
  const suites = [
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/model/walks', `tests/${folder}/${name}`],
    [
      'node_modules/@playwright/experimental-ct-react/cli.js',
      'test',
      '-c',
      'playwright-ct.config.ts',
      '-x',
      'tests/model/walks',
    ],
    [
      'node_modules/@playwright/experimental-ct-react/cli.js',
      'test',
      '-c',
      'playwright-ct.config.ts',
      '-x',
      'tests/model/states',
      'tests/model/visual-snapshots.ct',
      `tests/${folder}/${name}`,
    ],
  ];
  return suites.some(
    (suite) =>
      spawnSync(process.execPath, suite, { env: { ...env, WALK: name }, stdio: 'ignore', timeout: 300_000 }).status !==
      0,
  );
}

function isKilled({ file, text }: Mutation, machine: WalkedMachine): boolean {
  const right = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, right);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    writeFileSync(file, text);
    return isNoticed(machine);
  } finally {
    restore();
    process.off('SIGINT', stop);
  }
}

const chosen = choose(all, Number(count));
let killed = 0;
for (const mutation of chosen) {
  const isDead = isKilled(mutation, machineOf.get(mutation) as WalkedMachine);
  if (isDead) killed += 1;
  console.log(`${isDead ? 'killed   ' : 'SURVIVED '} ${mutation.file}: ${mutation.kind} (${mutation.words})`);
}
console.log(`${killed} of ${chosen.length} mutants were killed (${all.length} available).`);
process.exitCode = killed >= chosen.length * share ? 0 : 1;
