import { useState } from 'react';
import type { AnyStateMachine, ContextFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';

/** A state of a machine that a story shows. */
export interface StoryState<M extends AnyStateMachine> {
  readonly value: StateValueFrom<M>;
  readonly context: ContextFrom<M>;
}

/** Returns the snapshot that a machine is started with to be in a state. Pending calls of the state are not started. */
export const persistedState = <M extends AnyStateMachine>(machine: M, state: StoryState<M>) =>
  machine.getPersistedSnapshot({ ...machine.resolveState(state as never), children: {} } as never);

/**
 * Starts a machine in a state, on the workbench of the story, so that its panel shows the chart. Pending calls of the
 * state are not started; later ones are.
 */
export function useStoryMachine<M extends AnyStateMachine>(
  machine: M,
  state: StoryState<M>,
): [SnapshotFrom<M>, (event: EventFromLogic<M>) => void] {
  const [snapshot] = useState(() => persistedState(machine, state));
  const [current, send] = useMachine(machine, { snapshot } as never);
  return [current as SnapshotFrom<M>, send as (event: EventFromLogic<M>) => void];
}
