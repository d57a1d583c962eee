import { createContext } from 'react';
import { Mailbox } from '#components/primitives/runtime/mailbox.ts';
import type { ModalStackEvent } from '#machines/shell/title-bar/modal-stack.machine.ts';

/** What dialogs and the stack of a page tell one another; the stack itself is loaded with the first dialog. */
export class ModalStackPort {
  readonly mail = new Mailbox<ModalStackEvent>();
  /** Loads what hears the mail; set by the provider. */
  wake: () => void = () => {};
  readonly #closers = new Map<string, () => void>();

  /** Tells the stack that a dialog is open, and how its reader leaves it. */
  open(id: string, holds: boolean, close: () => void): void {
    this.#closers.set(id, close);
    this.tell({ type: 'dialog.opened', id, holds });
  }

  /** Tells the stack that a dialog is closed. */
  close(id: string): void {
    this.#closers.delete(id);
    this.tell({ type: 'dialog.closed', id });
  }

  /** Tells the stack what happened, and wakes it with the first word. */
  tell(event: ModalStackEvent): void {
    this.mail.tell(event);
    this.wake();
  }

  /** Asks a dialog to close: its safe choice. */
  ask(id: string): void {
    this.#closers.get(id)?.();
  }
}

/** Gives dialogs the stack of their page; without it, each answers Escape itself. */
export const ModalStackContext = createContext<ModalStackPort | undefined>(undefined);
