import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateMachine } from 'xstate';
import { askWorker } from '#stories/workbench/ask-worker.ts';
import { chartOf } from './chart.ts';
import { type ChartLayout, drawingOf, graphOf } from './chart-layout.ts';
import type { LaidGraph } from './lay-graph.ts';

/** The graphs that `scripts/state-stories.ts` has laid out, by the ID of the machine. */
const laid = import.meta.glob<LaidGraph>('#stories/states/charts/*.json', { import: 'default' });

const drawings = new WeakMap<object, Promise<ChartLayout>>();

/** Returns the layout of a machine's chart, computed once per definition. */
export function chartDrawing(machine: AnyStateMachine): Promise<ChartLayout> {
  const drawing = drawings.get(machine.config) ?? draw(machine);
  drawings.set(machine.config, drawing);
  return drawing;
}

async function draw(machine: AnyStateMachine): Promise<ChartLayout> {
  const chart = chartOf(machine);
  const graph = JSON.stringify(graphOf(chart));
  const [, load] = Object.entries(laid).find(([file]) => file.endsWith(`/${machine.id}.json`)) ?? [];
  const stored = await load?.();
  return drawingOf(chart, stored?.graph === graph ? stored.laid : await layInWorker(graph));
}

/** Lays out a graph in a worker, so that the page stays responsive. */
async function layInWorker(graph: string): Promise<ElkNode> {
  const worker = new Worker(new URL('./chart-layout.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await askWorker<ElkNode>(worker, graph);
  } catch (cause) {
    throw new Error(`The chart could not be laid out: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
