import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ToastEvent, toastMachine } from './toast.machine.ts';

/** Maps the snapshot of a toast to props: its visibility, and the props of its element and dismiss button. */
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
