import { useActorRef as useXStateActorRef, useMachine as useXStateMachine } from '@xstate/react';
import { use } from 'react';
import type { AnyActorLogic } from 'xstate';
import { WorkbenchContext } from './workbench-context.ts';

/** Runs a machine for a component, as `useMachine` of @xstate/react does, under the eyes of a workbench where there is one. */
export const useMachine: typeof useXStateMachine = ((logic: AnyActorLogic, options: object = {}) =>
  useXStateMachine(logic as never, { ...options, ...use(WorkbenchContext)(logic) } as never)) as never;

/** Runs a machine without following its state, as `useActorRef` of @xstate/react does, under the eyes of a workbench. */
export const useActorRef: typeof useXStateActorRef = ((logic: AnyActorLogic, options: object = {}, observer?: never) =>
  useXStateActorRef(logic as never, { ...options, ...use(WorkbenchContext)(logic) } as never, observer)) as never;
