import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ModalStackEvent, modalStackMachine } from './modal-stack.machine.ts';

/**
 * Maps the snapshot of the modal stack to props: the topmost dialog, whether the page is covered, and the Escape
 * handler.
 */
export function connectModalStack(
  snapshot: SnapshotFrom<typeof modalStackMachine>,
  send: (event: ModalStackEvent) => void,
) {
  return {
    isCovered: snapshot.hasTag('covered'),
    top: snapshot.context.dialogs.at(-1)?.id,
    pressEscape: () => send({ type: 'escape.pressed' }),
    getRootProps: () => stateProps(snapshot),
  };
}
