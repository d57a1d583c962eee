import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fromCallback } from 'xstate';
import { focusWithin } from '#components/primitives/form/focus-within.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectToastList, type ToastPlace } from '#machines/primitives/overlay/toast-list.connect.ts';
import { type ToastListEvent, toastListMachine } from '#machines/primitives/overlay/toast-list.machine.ts';
import { Toast } from './toast.tsx';
import type { Toasts } from './toast-context.ts';

const places = ['persistent', 'error', 'plain'] as const satisfies readonly ToastPlace[];

/** Renders the toasts of a page in the existing region. Lazy-loaded with the first toast. */
export function ToastRegion({ toasts, region }: { toasts: Toasts; region: RefObject<HTMLElement | null> }) {
  const before = useRef<HTMLElement>(null);
  const machine = useMemo(() => toastListMachine.provide(onPage(region, before)), [region]);
  const [snapshot, send] = useMachine(machine);
  const list = connectToastList(snapshot, send);
  useEffect(() => toasts.mail.listen(send), [toasts, send]);
  useTrapless(region);
  const holdsFocus = useRef(false);
  // A change of a toast can remove the focused button. React fires no blur event in that case.
  useLayoutEffect(() => {
    if (!holdsFocus.current || document.activeElement !== document.body) return;
    holdsFocus.current = false;
    send({ type: 'return.requested' });
  });
  const { onFocus, onBlur, ...words } = list.getListProps();
  const enter = (from: EventTarget | null) => {
    before.current = from instanceof HTMLElement ? from : null;
    holdsFocus.current = true;
    onFocus();
  };
  const leave = () => {
    holdsFocus.current = false;
    onBlur();
  };
  const listProps = { ...words, ...focusWithin({ onFocus: enter, onBlur: leave }, () => region.current) };
  return (
    <span hidden {...list.getRootProps()} {...listProps}>
      {places.map((name) => {
        const place = region.current?.querySelector(`[data-place="${name}"]`);
        const shown = list
          .toastsAt(name)
          .map((toast) => (
            <Toast
              key={toast.id}
              toast={toast}
              onSelect={(label) => toasts.select(toast.id, label)}
              onDismiss={() => list.dismiss(toast.id)}
              onGone={() => list.tellGone(toast.id)}
              onFocusLost={() => goBack(before)}
            />
          ));
        return place && createPortal(shown, place, name);
      })}
    </span>
  );
}

/** Returns the focus to the element that had it before it moved to the toasts. */
function goBack({ current }: RefObject<HTMLElement | null>) {
  if (current?.isConnected) current.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}

/**
 * The implementations of the toast list machine on the page: it listens for F6 and moves the focus to the first action
 * and back.
 */
const onPage = (region: RefObject<HTMLElement | null>, before: RefObject<HTMLElement | null>) => ({
  actors: {
    watchKeys: fromCallback<ToastListEvent>(({ sendBack }) => {
      const listener = (event: KeyboardEvent) => {
        if (event.key !== 'F6' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        sendBack({ type: 'jump.requested' });
      };
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    }),
  },
  actions: {
    focusFirstAction: () =>
      region.current?.querySelector<HTMLElement>('[data-toast]:not([inert]) :is(a, button)')?.focus(),
    giveFocusBack: () => goBack(before),
  },
});

/**
 * Allows the focus to move into the toasts while a dialog traps it: the dialog's listeners on the document do not
 * receive the events, but React's do.
 */
function useTrapless(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const keep = (event: FocusEvent) => event.stopPropagation();
    const keepLeaving = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) event.stopPropagation();
    };
    const root = document.documentElement;
    element.addEventListener('focusin', keep);
    root.addEventListener('focusout', keepLeaving);
    return () => {
      element.removeEventListener('focusin', keep);
      root.removeEventListener('focusout', keepLeaving);
    };
  }, [region]);
}
