import { createContext, use } from 'react';
import { Mailbox } from '#components/primitives/runtime/mailbox.ts';
import type { Toast, ToastListEvent } from '#machines/primitives/overlay/toast-list.machine.ts';

/** A button of a toast and what it does; the toast stays until it is removed or dismissed. */
export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** A toast as a page asks for it; what is left out is plain. With the `id` of another, it takes its place. */
export type ToastWish = Partial<Omit<Toast, 'actions' | 'text'>> & {
  readonly text: string;
  readonly actions?: readonly ToastAction[];
};

/** The toasts of a page, before and after what shows them is loaded. */
export class Toasts {
  readonly mail = new Mailbox<ToastListEvent>();
  /** Loads what hears the mail; set by the provider. */
  wake: () => void = () => {};
  readonly #actions = new Map<string, readonly ToastAction[]>();

  /** Shows a toast; gives back its id. */
  add({ actions = [], id = crypto.randomUUID(), ...wish }: ToastWish): string {
    this.#actions.set(id, actions);
    const toast: Toast = { ...plain, ...wish, id, actions: actions.map(({ label }) => label) };
    this.#tell({ type: 'toast.added', toast });
    return id;
  }

  /** Changes a toast that is there; nothing happens to one that is not. */
  update(id: string, { actions, ...wish }: Partial<ToastWish>): void {
    if (actions) this.#actions.set(id, actions);
    const change = { ...wish, ...(actions && { actions: actions.map(({ label }) => label) }) };
    this.#tell({ type: 'toast.changed', id, change });
  }

  /** Takes a toast away. */
  remove(id: string): void {
    this.#tell({ type: 'toast.removed', id });
  }

  /** Does what a button of a toast is for. */
  select(id: string, label: string): void {
    this.#actions
      .get(id)
      ?.find((action) => action.label === label)
      ?.onSelect();
  }

  #tell(event: ToastListEvent): void {
    this.mail.tell(event);
    this.wake();
  }
}

const plain = { tone: 'info', isPersistent: false, isDismissible: true, isWide: false } as const;

/** Gives components the toasts of their page. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** The toasts of the page: `add`, `update`, `remove`. Throws outside of a `ToastList`, which is a mistake of the page. */
export function useToasts(): Pick<Toasts, 'add' | 'update' | 'remove'> {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('This component needs a ToastList around it.');
  return toasts;
}
