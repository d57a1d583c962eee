import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { fromCallback } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { focusWithin } from '#components/primitives/form/focus-within.ts';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useChange } from '#components/primitives/form/use-change.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Anchor } from '#components/primitives/text/anchor.tsx';
import { connectToast } from '#machines/primitives/overlay/toast.connect.ts';
import { type ToastEvent, toastMachine } from '#machines/primitives/overlay/toast.machine.ts';
import { staysUntilDismissed } from '#machines/primitives/overlay/toast-list.connect.ts';
import type { ListedToast } from '#machines/primitives/overlay/toast-list.machine.ts';
import * as styles from './toast.css.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };

/** A toast with its text, actions and lifetime (docs/behavior/shell.md#toasts). */
export function Toast({ toast, onSelect, onDismiss, ...props }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const life = useToastLife(toast, props, element);
  const root = life.getRootProps();
  const Sign = icons[toast.tone];
  return (
    <div
      ref={element}
      data-toast=""
      className={classNames(styles.toast, toast.isPersistent && toast.isWide && styles.wide, styles.tone[toast.tone])}
      {...root}
      {...focusWithin(root)}
    >
      <Sign size="1.25em" aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <div>{toast.text}</div>
        <ToastActions toast={toast} onSelect={onSelect} />
      </div>
      {toast.isDismissible && (
        <IconButton label={t('primitives.toast.dismiss')} icon={<X size="1em" />} size="small" onClick={onDismiss} />
      )}
    </div>
  );
}

interface ToastProps {
  readonly toast: ListedToast;
  readonly onSelect: (label: string) => void;
  readonly onDismiss: () => void;
  readonly onGone: () => void;
  /** Called when the toast is removed while it has the focus. */
  readonly onFocusLost: () => void;
}

function ToastActions({ toast: { link, actions, busyAction }, onSelect }: Pick<ToastProps, 'toast' | 'onSelect'>) {
  if (!link && actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {link && <Anchor href={link.href}>{link.label}</Anchor>}
      {actions.map((label) => (
        <Button key={label} size="small" busy={label === busyAction} onClick={() => onSelect(label)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

type ToastElement = RefObject<HTMLElement | null>;

const watchTab = fromCallback<ToastEvent>(({ sendBack }) => {
  const listener = () => sendBack({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' });
  if (document.visibilityState === 'hidden') listener();
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
});

function useToastLife(toast: ListedToast, words: Pick<ToastProps, 'onGone' | 'onFocusLost'>, element: ToastElement) {
  const latest = useRef(words);
  latest.current = words;
  const machine = useMemo(
    () => toastMachine.provide({ actors: { watchTab }, actions: { tellGone: () => latest.current.onGone() } }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { isLasting: staysUntilDismissed(toast) } });
  const life = connectToast(snapshot, send);
  const replace = () => {
    // The focused element may have been removed with the previous content.
    if (!element.current?.contains(document.activeElement)) life.getRootProps().onBlur();
    life.replace(staysUntilDismissed(toast));
  };
  useChange(toast.count, replace);
  const end = (isRemoved: boolean) => {
    if (!isRemoved) return;
    if (element.current?.contains(document.activeElement)) words.onFocusLost();
    life.dismiss();
  };
  useChange(toast.isRemoved, end, false);
  return life;
}
