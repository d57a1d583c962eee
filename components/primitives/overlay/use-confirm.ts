import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectConfirm } from '#machines/primitives/overlay/confirm.connect.ts';
import { confirmMachine } from '#machines/primitives/overlay/confirm.machine.ts';

/** Runs the confirmation before an action. The newest functions are used. `onDone` is called after its success. */
export function useConfirm(act: () => Promise<unknown>, onDone?: () => void) {
  const latest = useRef({ act, onDone });
  latest.current = { act, onDone };
  const machine = useMemo(
    () =>
      confirmMachine.provide({
        actors: { act: fromPromise<unknown>(() => latest.current.act()) },
        actions: { tellDone: () => latest.current.onDone?.() },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectConfirm(snapshot, send);
}
