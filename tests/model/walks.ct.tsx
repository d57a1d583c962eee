import { expect } from '@playwright/experimental-ct-react';
import { coverageOf } from '#machines/model/coverage.ts';
import { factsOf } from '#machines/model/facts.ts';
import { explore, filterGraph, type ModelEdge, type ModelGraph } from '#machines/model/graph.ts';
import { coverageGoalsOf, coveringPaths } from '#machines/model/paths.ts';
import { allGestures } from '#tests/support/machine/all-gestures.ts';
import { writeCoverage } from '#tests/support/machine/coverage-report.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import type { Gesture, Gestures } from '#tests/support/machine/gestures.ts';
import { test } from '#tests/support/machine/stage-test.tsx';
import type { ComparedFacts } from '#tests/support/machine/walk-facts.ts';
import { actOf, type WalkMode, walkInPage } from '#tests/support/machine/walk-page.ts';

/**
 * The number of pairs of consecutive steps up to which they are also walked in a browser. The walks of the machine alone
 * take all of them, and every walk compares the facts after each step.
 */
const mostPairs = 24;

test.use({ time: 'walked' });

const features = await allGestures();

for (const { file, error } of failedLoads)
  test(`${file} can be loaded`, () => {
    throw error;
  });

// Each test explores its own machine. Exploring the machines for the names of the tests would explore all of them in
// every process.
for (const { area, folder, stem, gestures } of features)
  for (const mode of ['pointer', 'keyboard'] as const)
    test(`${area}/${stem}: every path, by ${mode}`, async ({ stage }) => {
      test.setTimeout(300_000);
      const graph = explore(gestures.model);
      const part = filterGraph(graph, canTake(gestures, mode));
      // Pairs of steps are walked by pointer only. Every single step also has a keyboard twin.
      const paths = coveringPaths(part, {
        isPaired: mode === 'pointer' && coverageGoalsOf(part).pairs.size <= mostPairs,
      });
      // With reduced motion a dialog has no exit animation. The pointer walks wait for the animation, the keyboard
      // walks run without it.
      await stage.emulateMedia({ reducedMotion: mode === 'keyboard' ? 'reduce' : 'no-preference' });
      await stage.setViewportSize({ width: 1280, height: 720 });
      const compared = { seen: new Set<string>(), inspected: new Set<string>() };
      for (const path of paths) {
        const walk = { page: stage, graph, gestures, scene: `${folder}/${stem}`, mode, compared };
        await test.step(path.name, () => walkInPage(walk, path));
      }
      const coverage = coverageOf(graph, paths);
      const twins = twinsOf(gestures, graph, part);
      const facts = factCoverage(graph, gestures, compared);
      writeCoverage({ area, stem, ...coverage, facts, ...(mode === 'keyboard' && { twins }) }, mode);
      if (mode === 'pointer') expect(facts.missing).toEqual([]);
      if (mode === 'pointer') expect([coverage.states.missing, coverage.transitions.missing]).toEqual([[], []]);
      else expect(twins.missing).toEqual([]);
    });

/**
 * Counts the observed facts that the walks compared: in the view where the gestures perceive it, otherwise in the
 * component's machine.
 */
function factCoverage(graph: ModelGraph, { facts = {} }: Gestures, { seen, inspected }: ComparedFacts) {
  const [first] = graph.nodes.values();
  const names = first ? Object.keys(factsOf(graph.model, first.snapshot)) : [];
  const missing = [
    ...names.filter((name) => !(name in facts ? seen : inspected).has(name)),
    ...Object.keys(facts).filter((name) => !names.includes(name)),
  ];
  return { done: names.length - missing.length, all: names.length, inView: seen.size, missing };
}

function canTake(gestures: Gestures, mode: WalkMode) {
  return ({ kind, event }: ModelEdge) =>
    kind !== 'event' || actOf((gestures.events as Record<string, Gesture>)[event.type], mode) !== undefined;
}

/**
 * Counts the events that a pointer causes, and the events among them whose keyboard twin leads to a state with the same
 * tags.
 */
function twinsOf({ events }: Gestures, graph: ModelGraph, byKeyboard: ModelGraph) {
  const tagsAt = (id: string) => [...(graph.nodes.get(id)?.snapshot.tags ?? [])].sort().join();
  const lacking = Object.entries(events as Record<string, Gesture>)
    .filter(([, { pointer, keyboard }]) => pointer && !keyboard)
    .filter(([type, { twin }]) => {
      const isTwin = ({ event }: ModelEdge) => [twin ?? []].flat().includes(event.type);
      const reached = new Set(byKeyboard.edges.filter(isTwin).map(({ to }) => tagsAt(to)));
      return !graph.edges.filter(({ event }) => event.type === type).every(({ to }) => reached.has(tagsAt(to)));
    })
    .map(([type]) => type);
  const all = Object.values(events as Record<string, Gesture>).filter(({ pointer }) => pointer).length;
  return { done: all - lacking.length, all, missing: lacking };
}
