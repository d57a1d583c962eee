import { createContext } from 'react';
import { BufferedChannel } from '#components/primitives/runtime/buffered-channel.ts';
import type { ModalStackEvent } from '#machines/shell/dialog/modal-stack.machine.ts';

/**
 * The connection between dialogs and the modal stack of their page. The stack itself is lazy-loaded with the first
 * dialog.
 */
export class ModalStackPort {
  readonly mail = new BufferedChannel<ModalStackEvent>();
  /** Loads the stack, which listens to `mail`. Set by the provider. */
  wake: () => void = () => {};
  readonly #closers = new Map<string, () => void>();

  /** Reports an open dialog to the stack, with the function that closes it. */
  open(id: string, holds: boolean, close: () => void): void {
    this.#closers.set(id, close);
    this.send({ type: 'dialog.opened', id, holds });
  }

  /** Reports a closed dialog to the stack. */
  close(id: string): void {
    this.#closers.delete(id);
    this.send({ type: 'dialog.closed', id });
  }

  /** Sends an event to the stack, and loads the stack with the first event. */
  send(event: ModalStackEvent): void {
    this.mail.send(event);
    this.wake();
  }

  /** Requests a dialog to close, which must be its safe choice. */
  requestClose(id: string): void {
    this.#closers.get(id)?.();
  }
}

/** Provides the page's modal stack to dialogs. Without it, each dialog handles Escape itself. */
export const ModalStackContext = createContext<ModalStackPort | undefined>(undefined);
