import '#stories/support/english.ts';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { type Plan, planOf } from '#stories/workbench/bench-plan.ts';
import { modelOf } from './models.ts';

/** What the worker says of a machine: how to get to each of its states, or why nobody knows. */
export interface FoundPaths {
  readonly plans: Readonly<Record<string, Plan>>;
  readonly problem: string | undefined;
}

// Exploring a large machine takes a while: it is done beside the page, so that the panel stays alive.
self.onmessage = async ({ data: id }: MessageEvent<string>) => {
  postMessage(await pathsOf(id));
};

async function pathsOf(id: string): Promise<FoundPaths> {
  try {
    const model = await modelOf(id);
    const paths = model ? [...statePaths(explore(model))] : [];
    const plans = Object.fromEntries(paths.map(([state, path]) => [state, planOf(model as never, path)]));
    return { plans, problem: undefined };
  } catch (error) {
    return { plans: {}, problem: String(error) };
  }
}
