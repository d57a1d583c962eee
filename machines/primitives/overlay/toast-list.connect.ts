import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ListedToast, Toast, ToastListEvent, toastListMachine } from './toast-list.machine.ts';

/** Where a toast stands: persistent ones first, then errors, then all others; each in the order of their coming. */
export type ToastPlace = 'persistent' | 'error' | 'plain';

/** The place of a toast. */
export const placeOf = ({ isPersistent, tone }: Toast): ToastPlace =>
  tone === 'error' ? 'error' : isPersistent ? 'persistent' : 'plain';

/** Whether a toast never goes by itself: it has something to press, to follow, or says what must stay. */
export const isLasting = ({ isPersistent, actions, link, tone }: Toast): boolean =>
  isPersistent || actions.length > 0 || link !== undefined || tone === 'error';

/** What the toasts of a page offer a view: which stand where, and what their region and their buttons tell. */
export function connectToastList(
  snapshot: SnapshotFrom<typeof toastListMachine>,
  send: (event: ToastListEvent) => void,
) {
  return {
    toastsAt: (place: ToastPlace): readonly ListedToast[] =>
      snapshot.context.toasts.filter((toast) => placeOf(toast) === place),
    dismiss: (id: string) => send({ type: 'toast.dismissed', id }),
    tellGone: (id: string) => send({ type: 'toast.gone', id }),
    getRootProps: () => stateProps(snapshot),
    getListProps: () => ({
      onFocus: () => send({ type: 'focus.entered' }),
      onBlur: () => send({ type: 'focus.left' }),
      onKeyDown: (event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        send({ type: 'return.requested' });
      },
    }),
  };
}
