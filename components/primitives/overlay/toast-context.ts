import { createContext, use } from 'react';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import type { Toast, ToastListEvent } from '#machines/primitives/overlay/toast-list.machine.ts';

/** A button of a toast and its callback. The toast stays until it is removed or dismissed. */
export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/**
 * A toast to be shown. Omitted properties have their defaults. A toast with the `id` of an existing one replaces it.
 */
export type ToastOptions = Partial<Omit<Toast, 'actions' | 'text'>> & {
  readonly text: string;
  readonly actions?: readonly ToastAction[];
};

/** The toasts of a page. Usable before the component that renders them is loaded. */
export class Toasts {
  readonly mail = new BufferedChannel<ToastListEvent>();
  /** Loads the toast region, which listens to `mail`. Set by the provider. */
  wake: () => void = () => {};
  readonly #actions = new Map<string, readonly ToastAction[]>();

  /** Shows a toast. Returns its ID. */
  add({ actions = [], id = crypto.randomUUID(), ...wish }: ToastOptions): string {
    this.#actions.set(id, actions);
    const toast: Toast = { ...plain, ...wish, id, actions: actions.map(({ label }) => label) };
    this.#tell({ type: 'toast.added', toast });
    return id;
  }

  /** Updates an existing toast. Has no effect on an unknown one. */
  update(id: string, { actions, ...wish }: Partial<ToastOptions>): void {
    if (actions) this.#actions.set(id, actions);
    const change = { ...wish, ...(actions && { actions: actions.map(({ label }) => label) }) };
    this.#tell({ type: 'toast.changed', id, change });
  }

  /** Removes a toast. */
  remove(id: string): void {
    this.#tell({ type: 'toast.removed', id });
  }

  /** Runs the callback of a toast's button. */
  select(id: string, label: string): void {
    this.#actions
      .get(id)
      ?.find((action) => action.label === label)
      ?.onSelect();
  }

  #tell(event: ToastListEvent): void {
    this.mail.send(event);
    this.wake();
  }
}

const plain = { tone: 'info', isPersistent: false, isDismissible: true, isWide: false } as const;

/** Provides the page's toasts to components. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Returns the functions for the page's toasts: `add`, `update`, `remove`. Throws when there is no `ToastList` around
 * the component.
 */
export function useToasts(): Pick<Toasts, 'add' | 'update' | 'remove'> {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('This component must be rendered within a ToastList.');
  return toasts;
}
