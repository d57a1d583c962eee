import { describe, expect, test } from 'vitest';
import { explore } from '#machines/model/graph.ts';
import { instrumentMachine } from '#machines/model/instrumented-machine.ts';
import type { Model } from '#machines/model/model.ts';
import { statePaths } from '#machines/model/paths.ts';
import { postDeletionMachine } from '#machines/post/menu/post-deletion.machine.ts';
import { chartOf, statesIn } from '#stories/workbench/chart/chart.ts';
import { drawingOf, graphOf } from '#stories/workbench/chart/chart-layout.ts';
import { layGraph } from '#stories/workbench/chart/lay-graph.ts';
import { eventOf, pathAddress, tokenOf, tokensIn } from '#stories/workbench/coverage/path-address.ts';
import { allModels } from '#tests/support/machine/models.ts';

const models = await allModels();

describe.each(models)('$area/$stem', ({ model }) => {
  test('its chart has every transition of the walks, under the same key', () => {
    const drawn = statesIn(chartOf(model.machine)).flatMap(({ transitions }) => transitions.map(({ key }) => key));
    expect(drawn.toSorted()).toEqual(
      instrumentMachine(model.machine)
        .transitions.map(({ key }) => key)
        .toSorted(),
    );
  });
});

// Large models take seconds to explore and have no other kinds of steps.
describe.each(models.filter(({ model }) => chartSize(model) < 30))('$area/$stem', ({ model }) => {
  test('the path to each state survives the conversion to a URL and back', () => {
    const graph = explore(model);
    for (const { start, steps } of statePaths(graph).values()) {
      const address = pathAddress(steps.map(({ event }) => tokenOf(event, model.machine, model)));
      const ids = [graph.starts[start]?.node ?? '', ...steps.map(({ node }) => node)];
      const read = tokensIn(address).map((token, index) => {
        const at = graph.nodes.get(ids[index] ?? '')?.snapshot;
        return at && eventOf(token, at, model);
      });
      expect(read).toEqual(steps.map(({ event }) => event));
    }
  });
});

test('every state and every transition is laid out in the drawing', async () => {
  const chart = chartOf(postDeletionMachine);
  const { laid } = await layGraph(JSON.stringify(graphOf(chart)));
  const { width, height, states, arrows } = drawingOf(chart, laid);
  expect(states.map(({ state }) => state.name)).toEqual([
    'post-deletion',
    'closed',
    'open',
    'deleting',
    'failed',
    'deleted',
  ]);
  const inside = states.filter((box) => box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height);
  expect(inside).toEqual(states);
  expect(arrows.flatMap(({ transitions }) => transitions.map(({ words }) => words)).toSorted()).toEqual([
    'delete.cancelled',
    'delete.cancelled',
    'delete.confirmed',
    'delete.confirmed',
    'delete.requested',
    'deletePost answers',
    'deletePost fails',
  ]);
  expect(arrows.every(({ points }) => points.length >= 2)).toBe(true);
});

function chartSize({ machine }: Model): number {
  return statesIn(chartOf(machine)).flatMap(({ transitions }) => transitions).length;
}
