import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ModalStackEvent, modalStackMachine } from './modal-stack.machine.ts';

/** What the dialogs of a page offer a view: which is on top, whether the page below is covered, and what Escape tells. */
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
