import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectMemberChange, type MemberChangeApi } from '#machines/member/settings/member-change.connect.ts';
import { memberChangeMachine } from '#machines/member/settings/member-change.machine.ts';

/** Sends a change. Rejects with an `ApiFailure` when the server rejects it. */
export type SaveChange = () => Promise<unknown>;

/** Runs the changes of one form. `submit` sends a change unless another one is in flight. */
export function useMemberChange(): { change: MemberChangeApi; submit: (save: SaveChange) => void } {
  const next = useRef<SaveChange>(async () => undefined);
  const machine = useMemo(
    () => memberChangeMachine.provide({ actors: { saveChange: fromPromise<unknown>(() => next.current()) } }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  const change = connectMemberChange(snapshot, send);
  const submit = (save: SaveChange) => {
    if (change.isSaving) return;
    next.current = save;
    change.submit();
  };
  return { change, submit };
}
