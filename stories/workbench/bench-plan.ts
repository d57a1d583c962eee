import type { Model } from '#machines/model/model.ts';
import type { Path } from '#machines/model/paths.ts';
import type { Happening } from '#stories/workbench/coverage/candidates.ts';
import { tokenOf } from '#stories/workbench/coverage/path-address.ts';

/** A step that shall be taken: its token in an address, and the state that it is expected to lead to. */
export interface PlannedStep {
  readonly token: string;
  readonly state?: string;
}

/** A path that shall be walked on the bench: plain data. */
export interface Plan {
  readonly machine: string;
  readonly start: string | undefined;
  readonly steps: readonly PlannedStep[];
}

/** A path of the engine as a plan for the bench. */
export const planOf = (model: Model, { start, steps }: Path): Plan => ({
  machine: model.machine.id,
  start,
  steps: steps.map(({ event, state }) => ({ token: tokenOf(event as Happening, model.machine, model), state })),
});
