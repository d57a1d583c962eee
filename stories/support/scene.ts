import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '#machines/model/model.ts';

/** A component mounted around its machine: what the workbench shows and the walks in a browser act on. */
export interface Scene<M extends AnyStateMachine = AnyStateMachine> {
  readonly model: Model<M>;
  /** The mounted component, for one of the model's starts (`start` is its name; `start` by default). */
  readonly render: (start: string) => ReactNode;
  /** Where a story of each state would show nothing of use in a frame of its usual width, another one, in pixels. */
  readonly width?: number;
}

/** Mounts a component for the states of its machine. */
export const defineScene = <M extends AnyStateMachine>(model: Model<M>, scene: Omit<Scene<M>, 'model'>): Scene<M> => ({
  model,
  ...scene,
});
