import { expect } from 'vitest';
import type { ModelGraph } from '#machines/model/graph.ts';
import type { Path } from '#machines/model/paths.ts';
import { Walker } from '#machines/model/walker.ts';

/**
 * Walks a path on the production machine. Checks that no delay elapses a millisecond early and that each step leads to
 * the expected state.
 */
export function walkPath(graph: ModelGraph, path: Path): void {
  const { essence = () => null } = graph.model.spec;
  const walker = new Walker(graph.model, path.start);
  for (const [index, step] of path.steps.entries()) {
    const before = walker.state;
    const where = `${graph.model.machine.id}, ${path.name}, step ${index + 1}: ${step.event.type}`;
    if (step.kind === 'delay') {
      walker.pass((step.wait ?? 1) - 1);
      expect(walker.state, `${where}, a millisecond early`).toBe(before);
      walker.take({ ...step, wait: 1 });
    } else walker.take(step);
    expect(walker.state, where).toBe(step.state);
    expect(essence(walker.snapshot), `${where}: essence`).toEqual(
      essence(graph.nodes.get(step.node)?.snapshot as never),
    );
  }
  walker.actor.stop();
}
