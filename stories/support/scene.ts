import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '#machines/model/model.ts';

/** A component mounted with its machine, for the workbench and for walks in a browser. */
export interface Scene<M extends AnyStateMachine = AnyStateMachine> {
  readonly model: Model<M>;
  /** Renders the component for one of the model's starts, by name (`start` by default). */
  readonly render: (start: string) => ReactNode;
  /** The width of the frame in pixels, when the usual width would not show the component properly. */
  readonly width?: number;
}

/** Defines the scene of a machine. */
export const defineScene = <M extends AnyStateMachine>(model: Model<M>, scene: Omit<Scene<M>, 'model'>): Scene<M> => ({
  model,
  ...scene,
});
