import { pathAddress } from '#stories/workbench/coverage/path-address.ts';
import type { Bench } from './bench.ts';
import type { Plan } from './bench-plan.ts';
import { changedSearch } from './settings.ts';

const scenes = Object.keys(import.meta.glob('#stories/**/*.scene.tsx'));

/** The story in which a machine's scene lives, made by `scripts/state-stories.ts`; none for a machine without a scene. */
export function liveStoryOf(machine: string): string | undefined {
  const scene = scenes.find((file) => file.endsWith(`/${machine}.scene.tsx`));
  const area = scene && /stories\/([\w-]+)\//.exec(scene)?.[1];
  return area && `${area}--${machine}--states--live`;
}

/** The parameters of an address that say a path. */
export const pathParams = ({ machine, start, steps }: Plan): Record<string, string | undefined> => ({
  machine,
  start,
  path: pathAddress(steps.map(({ token }) => token)),
});

/** Walks a path: on the bench, or in the live story of the machine's scene when this story shows something else. */
export function openPath(bench: Bench, plan: Plan, story: string, pause: number): void {
  const live = liveStoryOf(plan.machine);
  if (!live || live === story) bench.play(plan, pause);
  else location.assign(changedSearch(location.search, { ...pathParams(plan), story: live }));
}
