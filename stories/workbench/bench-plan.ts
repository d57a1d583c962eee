import type { Model } from '#machines/model/model.ts';
import type { Path } from '#machines/model/paths.ts';
import type { StepEvent } from '#stories/workbench/coverage/candidates.ts';
import { tokenOf } from '#stories/workbench/coverage/path-address.ts';

/** A step to replay: its token in an address, and the expected next state. */
export interface PlannedStep {
  readonly token: string;
  readonly state?: string;
}

/** A path to replay on the workbench, as plain data. */
export interface Plan {
  readonly machine: string;
  readonly start: string | undefined;
  readonly steps: readonly PlannedStep[];
}

/** Converts a path of the model into a plan for the workbench. */
export const planOf = (model: Model, { start, steps }: Path): Plan => ({
  machine: model.machine.id,
  start,
  steps: steps.map(({ event, state }) => ({ token: tokenOf(event as StepEvent, model.machine, model), state })),
});
