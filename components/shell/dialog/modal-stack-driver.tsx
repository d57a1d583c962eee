import { useEffect, useMemo } from 'react';
import type { ModalStackPort } from '#components/primitives/overlay/modal-stack-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectModalStack } from '#machines/shell/dialog/modal-stack.connect.ts';
import { modalStackMachine } from '#machines/shell/dialog/modal-stack.machine.ts';

/** Runs the machine that tracks the open dialogs of a page. */
export function ModalStackDriver({ port }: { port: ModalStackPort }) {
  const machine = useMemo(
    () => modalStackMachine.provide({ actions: { askTop: (_, { id }) => port.requestClose(id) } }),
    [port],
  );
  const [snapshot, send] = useMachine(machine);
  useEffect(() => port.mail.listen(send), [port, send]);
  return <span hidden {...connectModalStack(snapshot, send).getRootProps()} />;
}
