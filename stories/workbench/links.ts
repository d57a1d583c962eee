import type { Bench, Plan } from './bench.ts';
import { scenesByMachine } from './models.ts';
import { pathAddress, tokenOf } from './path-address.ts';
import { changedSearch } from './settings.ts';

/** The story in which a machine's scene lives, made by `scripts/state-stories.ts`; none for a machine without a scene. */
export function liveStoryOf(machine: string): string | undefined {
  const area = scenesByMachine.get(machine);
  return area && `${area}--${machine}--states--live`;
}

/** The parameters of an address that say a path. */
export const pathParams = ({ machine, start, steps }: Plan): Record<string, string | undefined> => ({
  machine,
  start,
  path: pathAddress(steps.map(({ token = '' }) => token)),
});

/** Walks a path: on the bench, or in the live story of the machine's scene when this story shows something else. */
export function openPath(bench: Bench, plan: Plan, story: string, pause: number): void {
  const live = liveStoryOf(plan.machine);
  if (!live || live === story) {
    bench.play(plan, pause);
    return;
  }
  location.assign(changedSearch(location.search, { ...pathParams(withTokens(bench, plan)), story: live }));
}

function withTokens(bench: Bench, plan: Plan): Plan {
  const on = bench.view.machines.find(({ machine }) => machine.id === plan.machine);
  if (!on) return plan;
  return {
    ...plan,
    steps: plan.steps.map((step) => ({
      ...step,
      ...(step.event && { token: tokenOf(step.event, on.machine, on.model) }),
    })),
  };
}
