import { asCommand, printLine } from '#scripts/setup/output.mjs';
import { choose } from './mutations.ts';
import { restoreEarlierRun, seedChanges } from './seeded-changes.ts';
import { walkedMachines } from './walked-machine.ts';

/**
 * Mutation testing: changes machines, connects and views, one small change at a time, and reports which test detects
 * each change.
 *
 * `npm run test:mutants -- [count, 40] [stem]`. The original file is restored after each mutation and on interruption.
 */
await asCommand(async () => {
  const [count = '40', stem = ''] = process.argv.slice(2);
  restoreEarlierRun();
  const machines = walkedMachines().filter((machine) => machine.stem.includes(stem));
  const all = machines.flatMap(({ mutations }) => mutations);
  const machineOf = new Map(machines.flatMap((machine) => machine.mutations.map((one) => [one, machine])));
  const chosen = choose(all, Number(count)).flatMap((mutation) => {
    const machine = machineOf.get(mutation);
    const name = `${mutation.file}: ${mutation.kind} (${mutation.words})`;
    return machine ? [{ ...mutation, name, machine }] : [];
  });
  const noticed = await seedChanges(chosen);
  printLine(`${noticed} of ${chosen.length} mutations were noticed (${all.length} available).`);
});
