import type { ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { Model } from '#machines/model/model.ts';

/**
 * The acts of a person on the page that cause an event, by event type: types a text, chooses an option. The component
 * sends the event.
 */
export type Reach<M extends AnyStateMachine = AnyStateMachine> = {
  readonly [Type in EventFromLogic<M>['type']]?: (event: Extract<EventFromLogic<M>, { type: Type }>) => void;
};

/** A component mounted with its machine, for the workbench and for walks in a browser. */
export interface Scene<M extends AnyStateMachine = AnyStateMachine> {
  readonly model: Model<M>;
  /** Renders the component for one of the model's starts, by name (`start` by default). */
  readonly render: (start: string) => ReactNode;
  /** The width of the frame in pixels, when the usual width would not show the component properly. */
  readonly width?: number;
  /**
   * The acts by which the stories of states reach their state, when parts of the page are outside the machine. Without
   * it, the machine starts in the state.
   */
  readonly reach?: Reach<M>;
  /** The states in which nothing is visible on purpose, each with the reason. */
  readonly empty?: Readonly<Record<string, string>>;
}

/** Defines the scene of a machine. */
export const defineScene = <M extends AnyStateMachine>(model: Model<M>, scene: Omit<Scene<M>, 'model'>): Scene<M> => ({
  model,
  ...scene,
});
