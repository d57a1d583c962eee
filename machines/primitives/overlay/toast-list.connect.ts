import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { ListedToast, Toast, ToastListEvent, toastListMachine } from './toast-list.machine.ts';

/** The lists of toasts: persistent ones first, then errors, then all others, each in order of arrival. */
export type ToastPlace = 'persistent' | 'error' | 'plain';

/** Returns the list that a toast belongs to. */
export const toastListOf = ({ isPersistent, tone }: Toast): ToastPlace =>
  tone === 'error' ? 'error' : isPersistent ? 'persistent' : 'plain';

/** Checks whether a toast stays until it is dismissed: it is persistent, has an action or a link, or is an error. */
export const staysUntilDismissed = ({ isPersistent, actions, link, tone }: Toast): boolean =>
  isPersistent || actions.length > 0 || link !== undefined || tone === 'error';

/** Maps the snapshot of the toast list to props: the toasts of each list, and the props of the region. */
export function connectToastList(
  snapshot: SnapshotFrom<typeof toastListMachine>,
  send: (event: ToastListEvent) => void,
) {
  return {
    toastsAt: (place: ToastPlace): readonly ListedToast[] =>
      snapshot.context.toasts.filter((toast) => toastListOf(toast) === place),
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
