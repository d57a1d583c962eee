import { useActorRef as useXStateActorRef, useMachine as useXStateMachine } from '@xstate/react';
import { use } from 'react';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
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

function useWatched(logic: AnyActorLogic, options?: object): [never, never] {
  const { actors, ...wanted } = use(WorkbenchContext)(logic);
  const run = actors ? (logic as AnyStateMachine).provide({ actors }) : logic;
  return [run as never, { ...options, ...wanted } as never];
}
