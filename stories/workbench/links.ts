import { addressOf } from '#scripts/names/address.ts';
import { pathAddress } from '#stories/workbench/coverage/path-address.ts';
import type { Bench } from './bench.ts';
import type { Plan } from './bench-plan.ts';
import { changedSearch } from './settings.ts';
import { stateStoryOf } from './story-links.ts';

const scenes = Object.keys(import.meta.glob('#stories/**/*.scene.tsx'));

/**
 * Returns the ID of the live story of a machine's scene, which `scripts/state-stories.ts` generates. Returns undefined
 * for a machine without a scene.
 */
export function liveStoryOf(machine: string): string | undefined {
  const scene = scenes.find((file) => file.endsWith(`/${machine}.scene.tsx`));
  const address = scene && addressOf(scene);
  return address && stateStoryOf(`${address.area}/${machine}`, 'live');
}

/** Returns the query parameters of a path. */
export const pathParams = ({ machine, start, steps }: Plan): Record<string, string | undefined> => ({
  machine,
  start,
  path: pathAddress(steps.map(({ token }) => token)),
});

/**
 * Replays a path on the bench, or opens the live story of the machine's scene when the current story shows something
 * else. Without a pause, the path is loaded and waits for each step.
 */
export function openPath(bench: Bench, plan: Plan, story: string, pause: number | undefined): void {
  const live = liveStoryOf(plan.machine);
  if (live && live !== story) location.assign(changedSearch(location.search, { ...pathParams(plan), story: live }));
  else if (pause === undefined) bench.load(plan);
  else bench.play(plan, pause);
}
