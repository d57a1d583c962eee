import { expect } from 'vitest';
import { type AnyMachineSnapshot, transition } from 'xstate';
import { atTime } from '#machines/model/at-time.ts';
import { factsOf } from '#machines/model/facts.ts';
import type { ModelGraph } from '#machines/model/graph.ts';
import { modelStart } from '#machines/model/model.ts';
import type { Path, PathStep } from '#machines/model/paths.ts';
import { Walker } from '#machines/model/walker.ts';

/**
 * Walks a path on the production machine. Checks that no delay elapses a millisecond early, that each step leads to the
 * expected state and facts, and that no timer and no call remains of a state that was left.
 */
export function walkPath(graph: ModelGraph, path: Path): void {
  const { essence = () => null } = graph.model.spec;
  const walker = new Walker(graph.model, path.start);
  let pure = graph.nodes.get(graph.starts[path.start]?.node ?? '')?.snapshot as AnyMachineSnapshot;
  for (const [index, step] of path.steps.entries()) {
    const before = walker.state;
    const where = `${graph.model.machine.id}, ${path.name}, step ${index + 1}: ${step.event.type}`;
    if (step.kind === 'delay') {
      walker.pass((step.wait ?? 1) - 1);
      expect(walker.state, `${where}, a millisecond early`).toBe(before);
      walker.take({ ...step, wait: 1 });
    } else walker.take(step);
    expect(walker.state, where).toBe(step.state);
    const node = graph.nodes.get(step.node);
    expect(essence(walker.snapshot), `${where}: essence`).toEqual(essence(node?.snapshot as never));
    pure = pureStep(graph, pure, step, walker.time);
    expect(walker.facts, `${where}: facts`).toEqual(factsOf(graph.model, pure));
    const running = { timers: Object.keys(node?.delays ?? {}).length, calls: Object.keys(node?.calls ?? {}).length };
    expect({ timers: walker.timers, calls: walker.calls }, `${where}: running timers and calls`).toEqual(running);
  }
  walker.actor.stop();
  expect({ timers: walker.timers, calls: walker.calls }, `${path.name}: after it was stopped`).toEqual({
    timers: 0,
    calls: 0,
  });
}

/** Returns the snapshot after a step, by the machine's transition function alone. */
const pureStep = ({ marked }: ModelGraph, before: AnyMachineSnapshot, { event }: PathStep, time: number) =>
  atTime(modelStart + time, () => transition(marked.machine, before, event)[0] as AnyMachineSnapshot);
