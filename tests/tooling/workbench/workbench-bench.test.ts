import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';
import { postDeletionModel } from '#machines/post/menu/post-deletion.model.ts';
import { stateName } from '#machines/state-name.ts';
import { Bench } from '#stories/workbench/bench.ts';
import { BenchClock } from '#stories/workbench/bench-clock.ts';
import { planOf } from '#stories/workbench/bench-plan.ts';

const paths = statePaths(explore(postDeletionModel));

test.each([...paths.values()])('the shortest path to $name is replayed on the bench', async (path) => {
  const bench = benchWithStory();
  await bench.play(planOf(postDeletionModel, path), 0);
  const [machine] = bench.view.machines;
  expect(bench.view.replay).toEqual({ done: path.steps.length, all: path.steps.length, problem: undefined });
  expect(machine && stateName(machine.snapshot.value)).toBe(path.name);
  expect(machine?.steps.map(({ event }) => event)).toEqual(path.steps.map(({ event }) => event));
});

test('the steps taken can be replayed from their tokens alone', async () => {
  const bench = benchWithStory();
  await bench.play(planOf(postDeletionModel, paths.get('failed') as never), 0);
  const tokens = bench.view.machines[0]?.steps.map(({ token }) => ({ token })) ?? [];
  const other = benchWithStory();
  await other.play({ machine: 'post-deletion', start: undefined, steps: tokens }, 0);
  expect(other.view.machines[0]?.snapshot.value).toBe('failed');
});

test('a path that the machine does not follow reports the failing step', async () => {
  const bench = benchWithStory();
  const steps = [{ token: 'delete.requested', state: 'open' }, { token: 'delete.requested' }];
  await bench.play({ machine: 'post-deletion', start: undefined, steps }, 0);
  expect(bench.view.replay).toEqual({
    done: 1,
    all: 2,
    problem: 'Step 2: delete.requested is not possible in the state open.',
  });
});

test('a stopped clock preserves the rest of a delay, and continues with it', async () => {
  const clock = new BenchClock(true);
  let isOver = false;
  clock.setTimeout(() => {
    isOver = true;
  }, 20);
  await new Promise((done) => setTimeout(done, 60));
  expect(isOver).toBe(false);
  clock.run();
  await expect.poll(() => isOver).toBe(true);
});

/** Returns a bench whose story runs one machine, restarted whenever the bench requests a new run. */
function benchWithStory(): Bench {
  const bench = new Bench();
  let run = 0;
  bench.subscribe(() => {
    if (bench.view.run === run) return;
    run = bench.view.run;
    const { actors = {}, ...options } = bench.workbench(postDeletionMachine);
    createActor(postDeletionMachine.provide({ actors } as never), options as never).start();
  });
  return bench;
}
