import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ToastEvent, toastMachine } from './toast.machine.ts';

/** What one toast offers a view: whether it is seen, and what its element and its dismissal tell. */
export function connectToast(snapshot: SnapshotFrom<typeof toastMachine>, send: (event: ToastEvent) => void) {
  return {
    isVisible: snapshot.hasTag('visible'),
    replace: (isLasting: boolean) => send({ type: 'toast.replaced', isLasting }),
    dismiss: () => send({ type: 'toast.dismissed' }),
    getRootProps: () => ({
      ...stateProps(snapshot),
      inert: !snapshot.hasTag('visible'),
      onPointerEnter: () => send({ type: 'pointer.entered' }),
      onPointerLeave: () => send({ type: 'pointer.left' }),
      onFocus: () => send({ type: 'focus.entered' }),
      onBlur: () => send({ type: 'focus.left' }),
    }),
  };
}
