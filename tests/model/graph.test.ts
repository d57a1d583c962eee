import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { commonViolations } from '#machines/model/common-invariants.ts';
import { coverageOf } from '#machines/model/coverage.ts';
import { explore, filterGraph } from '#machines/model/graph.ts';
import { defineModel } from '#machines/model/model.ts';
import { coverageGoalsOf, coveringPaths, statePaths } from '#machines/model/paths.ts';
import { walkPath } from '#tests/support/machine/walk-path.ts';

const lamp = setup({
  types: { context: {} as { presses: number }, events: {} as { type: 'pressed' } | { type: 'broken' } },
  actors: { fetchBulb: fromPromise<string, void>(async () => 'bulb') },
  delays: { warmUp: 300, burnOut: 1_000 },
  guards: { isWorn: ({ context }) => context.presses >= 2 },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        pressed: [
          { guard: 'isWorn', target: 'dead' },
          { target: 'warming', actions: 'count' },
        ],
      },
    },
    warming: { after: { warmUp: 'on', burnOut: 'dead' }, on: { pressed: 'off' } },
    on: { after: { burnOut: 'dead' }, on: { pressed: 'off' } },
    dead: { invoke: { src: 'fetchBulb', onDone: 'off', onError: 'dark' } },
    dark: { type: 'final' },
  },
});

const essence = ({ context }: { context: { presses: number } }) => Math.min(context.presses, 2);
const answers = { fetchBulb: { done: ['bulb'], error: [new Error('none left')] } };

describe('exploring a machine', () => {
  const graph = explore(defineModel(lamp, { essence, answers }));

  test('finds the states that delays and settled calls lead to', () => {
    expect([...statePaths(graph)].map(([state, { steps }]) => [state, steps.map(({ event }) => event.type)])).toEqual([
      ['off', []],
      ['warming', ['pressed']],
      ['on', ['pressed', 'xstate.after.warmUp.lamp.warming']],
      ['dead', ['pressed', 'xstate.after.warmUp.lamp.warming', 'xstate.after.burnOut.lamp.on']],
      [
        'dark',
        [
          'pressed',
          'xstate.after.warmUp.lamp.warming',
          'xstate.after.burnOut.lamp.on',
          'xstate.error.actor.0.lamp.dead',
        ],
      ],
    ]);
  });

  test('takes the delay that is due first, so that no path is physically impossible', () => {
    const taken = new Set(graph.edges.map(({ event }) => event.type));
    expect(taken).not.toContain('xstate.after.burnOut.lamp.warming');
  });

  test('names the transition that nothing can take, and reports nothing else', () => {
    const { states, transitions, guards } = coverageOf(graph, coveringPaths(graph));
    expect({ states: states.missing, transitions: transitions.missing, guards: guards.missing }).toEqual({
      states: [],
      transitions: ['warming|xstate.after.burnOut.lamp.warming|0'],
      guards: [],
    });
  });

  test('covers every pair of consecutive steps, and the machine follows every path', () => {
    const paths = coveringPaths(graph);
    expect(coverageOf(graph, paths).pairs.missing).toEqual([]);
    expect(coverageGoalsOf(graph).pairs.size).toBeGreaterThan(10);
    for (const path of paths) walkPath(graph, path);
  });

  test('drops pairs, not transitions, when there would be too many pairs', () => {
    const few = explore(defineModel(lamp, { essence, answers, maxPairs: 3 }));
    expect(coverageGoalsOf(few).pairs.size).toBe(0);
    expect(coverageOf(few, coveringPaths(few)).guards.missing).toEqual([]);
  });
});

test('an essence that is too coarse shows as a guard with a single outcome and as a state that is never reached', () => {
  const graph = explore(defineModel(lamp, { answers: { fetchBulb: { done: ['bulb'] } } }));
  const { states, guards } = coverageOf(graph, coveringPaths(graph));
  expect(guards.missing).toEqual(['off|pressed|0=true']);
  expect(states.missing).toEqual(['dark']);
});

test('an essence that is too fine stops the exploration with an error that names the machine', () => {
  const model = defineModel(lamp, { answers, essence: ({ context }) => context.presses + Math.random(), maxNodes: 50 });
  expect(() => explore(model)).toThrow('lamp has more than 50 nodes');
});

test('a broken invariant is reported with the step that breaks it', () => {
  const invariants = {
    'is pressed at most once': ({ context }: { context: { presses: number } }) => context.presses <= 1,
  };
  const broken = explore(defineModel(lamp, { essence, answers, invariants })).edges.filter(
    (edge) => edge.broken.length > 0,
  );
  expect(broken[0]?.broken).toEqual(['is pressed at most once']);
});

test('a dead end, and a state that waits for nothing, are reported with the state', () => {
  const stuck = setup({ actors: { fetchBulb: fromPromise<string, void>(async () => 'bulb') } }).createMachine({
    id: 'stuck',
    initial: 'fetching',
    states: {
      fetching: { invoke: { src: 'fetchBulb', onDone: 'dark' } },
      dark: { tags: ['error', 'busy'] },
    },
  });
  const model = { answers: { fetchBulb: { done: ['bulb'] } } };
  expect(commonViolations(explore(defineModel(stuck, model)))).toEqual([
    'dark: every state that is not final has an outgoing step',
    'dark: every error state has an outgoing event or delay',
    'dark: every busy state has a call in flight',
    'fetching: every call that can succeed can also fail',
  ]);
  const rests = explore(defineModel(lamp, { essence, answers }));
  expect(commonViolations(rests)).toEqual([]);
});

test('without user interaction, only the steps of time and calls remain', () => {
  const graph = explore(defineModel(lamp, { essence, answers }));
  expect([...filterGraph(graph, ({ kind }) => kind !== 'event').nodes.values()].map(({ state }) => state)).toEqual([
    'off',
  ]);
});

test('a walk fails and names the step when the machine deviates from its graph', () => {
  const graph = explore(defineModel(lamp, { essence, answers }));
  const [path] = coveringPaths(graph);
  if (!path) throw new Error('no path');
  const [first, ...rest] = path.steps;
  const wrong = { ...path, steps: [{ ...first, state: 'on' } as never, ...rest] };
  expect(() => walkPath(graph, wrong)).toThrow('lamp, start 1, step 1: pressed');
});

test('transitions of parent states, and the guards evaluated before them, are distinguished', () => {
  const door = setup({
    types: { context: {} as { keys: number }, events: {} as { type: 'turned' } | { type: 'found' } },
    guards: { hasKey: ({ context }) => context.keys > 0 },
    actions: { keep: assign({ keys: ({ context }) => Math.min(context.keys + 1, 1) }) },
  }).createMachine({
    id: 'door',
    context: { keys: 0 },
    initial: 'shut',
    on: { turned: '.rattling', found: { actions: 'keep' } },
    states: {
      shut: { on: { turned: { guard: 'hasKey', target: 'open' } } },
      rattling: { always: 'shut' },
      open: { type: 'final' },
    },
  });
  const graph = explore(defineModel(door, { essence: ({ context }) => context.keys }));
  const coverage = coverageOf(graph, coveringPaths(graph));
  expect([coverage.states.missing, coverage.transitions.missing, coverage.guards.missing]).toEqual([[], [], []]);
  expect(coverage.transitions.all).toBe(4);
});
