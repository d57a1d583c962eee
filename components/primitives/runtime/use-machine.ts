import { useSelector, useActorRef as useXStateActorRef, useMachine as useXStateMachine } from '@xstate/react';
import { use, useState } from 'react';
import { type Actor, type AnyActorLogic, type AnyStateMachine, createActor, type SnapshotFrom } from 'xstate';
import { WorkbenchContext } from './workbench-context.ts';

/**
 * Runs a machine for a component like `useMachine` of @xstate/react, with the options of the surrounding workbench, if
 * any.
 */
export const useMachine: typeof useXStateMachine = ((logic: AnyActorLogic, options?: object) =>
  useXStateMachine(...useWatched(logic, options))) as never;

/**
 * Runs a machine without subscribing to its state, like `useActorRef` of @xstate/react, with the options of the
 * surrounding workbench, if any.
 */
export const useActorRef: typeof useXStateActorRef = ((logic: AnyActorLogic, options?: object, observer?: never) =>
  useXStateActorRef(...useWatched(logic, options), observer)) as never;

/**
 * Runs a machine that keeps running after the component is unmounted, for example the undo that a toast offers. It must
 * not listen to anything, so that it is collected when nothing refers to it.
 */
export function useLastingMachine<M extends AnyStateMachine>(logic: M): [SnapshotFrom<M>, Actor<M>['send']] {
  const [run, options] = useWatched(logic);
  const [actor] = useState(() => createActor<M>(run, options).start());
  return [useSelector(actor, (snapshot) => snapshot) as SnapshotFrom<M>, actor.send];
}

function useWatched(logic: AnyActorLogic, options?: object): [never, never] {
  const { actors, ...wanted } = use(WorkbenchContext)(logic);
  const run = actors ? (logic as AnyStateMachine).provide({ actors }) : logic;
  return [run as never, { ...options, ...wanted } as never];
}
