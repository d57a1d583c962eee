import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commonViolations } from '#machines/model/common-invariants.ts';
import { coverageOf } from '#machines/model/coverage.ts';
import { factsOf, observedKeys } from '#machines/model/facts.ts';
import { explore } from '#machines/model/graph.ts';
import { coveringPaths } from '#machines/model/paths.ts';
import { tableText } from '#machines/model/table.ts';
import { writeCoverage } from '#tests/support/machine/coverage-report.ts';
import { failedLoads } from '#tests/support/machine/feature-exports.ts';
import { allModels } from '#tests/support/machine/models.ts';
import { walkPath } from '#tests/support/machine/walk-path.ts';

const models = await allModels();

test('there are models to walk', () => {
  expect(models.length).toBeGreaterThan(0);
});

for (const { file, error } of failedLoads)
  test(`${file} can be loaded`, () => {
    throw error;
  });

describe.each(models)('$stem', ({ model, area, folder, stem }) => {
  const graph = explore(model);
  const paths = coveringPaths(graph);
  const facts = Object.keys([...graph.nodes.values()].map(({ snapshot }) => factsOf(model, snapshot))[0] ?? {});
  const factCount = { done: facts.length, all: facts.length, missing: [] };

  test('its paths cover every state, every transition and both outcomes of every guard', () => {
    const coverage = coverageOf(graph, paths);
    writeCoverage({ area, stem, ...coverage, facts: factCount });
    const { states, transitions, guards, pairs } = coverage;
    expect({ states: states.missing, transitions: transitions.missing, guards: guards.missing }).toEqual({
      states: [],
      transitions: [],
      guards: [],
    });
    expect(pairs.missing).toEqual([]);
  });

  test('its transition table matches the reviewed snapshot', async () => {
    const file = `tests/${folder}/${stem}.table.md`;
    try {
      await expect(tableText(graph)).toMatchFileSnapshot(resolve(file));
    } catch (error) {
      if (existsSync(file)) throw error;
      throw new Error(`${file} is missing. Write it and review it: npm run walk -- ${stem} -u`);
    }
  });

  test('its invariants hold on every step', () => {
    expect(Object.keys(model.spec.invariants ?? {})).not.toEqual([]);
    const broken = graph.edges.flatMap((edge) =>
      edge.broken.map((name) => `${graph.nodes.get(edge.from)?.state} ${edge.event.type}: ${name}`),
    );
    const atOnce = Object.values(graph.starts).flatMap((start) => start.broken);
    expect([...atOnce, ...broken]).toEqual([]);
  });

  test('it has no dead end, waits for nothing without a call, and reverts what a failed call has not confirmed', () => {
    expect(commonViolations(graph)).toEqual([]);
  });

  test('every part of its context that changes is observed, or says why not', () => {
    const { unobserved = {}, optimistic = {} } = model.spec;
    const [first] = graph.nodes.values();
    const observed = first ? observedKeys(model, first.snapshot) : new Set<string>();
    const known = (key: string) => observed.has(key) || key in unobserved;
    expect([...graph.changedKeys].filter((key) => !known(key))).toEqual([]);
    // A reason for a property that is observed, or that does not exist, is out of date.
    const properties = Object.keys(first?.snapshot.context ?? {});
    expect(Object.keys(unobserved).filter((key) => observed.has(key) || !properties.includes(key))).toEqual([]);
    expect(Object.keys(optimistic).filter((name) => !facts.includes(name))).toEqual([]);
  });

  test('the time of every delay is specified', () => {
    const delays = Object.keys(model.machine.implementations.delays);
    expect(delays.filter((name) => model.spec.delays?.[name] === undefined)).toEqual([]);
  });

  test(`its ${paths.length} paths lead to the expected states, with every delay exact to the millisecond`, () => {
    for (const path of paths) walkPath(graph, path);
  });
});
