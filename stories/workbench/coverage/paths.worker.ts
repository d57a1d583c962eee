import '#stories/support/english.ts';
import { explore } from '#machines/model/graph.ts';
import { statePaths } from '#machines/model/paths.ts';
import { type Plan, planOf } from '#stories/workbench/bench-plan.ts';
import { modelOf } from './models.ts';

/** The result of the worker: a plan for each state of a machine, or the reason why there is none. */
export interface FoundPaths {
  readonly plans: Readonly<Record<string, Plan>>;
  readonly problem: string | undefined;
}

// Exploring a large machine takes long, so it runs in a worker and the panel stays responsive.
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
