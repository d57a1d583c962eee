/**
 * A queue that buffers messages until a listener is attached: between an interactive page and a lazy-loaded part of it.
 * No message is lost, and their order is preserved.
 */
export class BufferedChannel<Message> {
  #waiting: Message[] = [];
  #hear: ((message: Message) => void) | undefined;

  /** Passes a message to the listener, now or when one is attached. */
  send(message: Message): void {
    if (this.#hear) this.#hear(message);
    else this.#waiting.push(message);
  }

  /** Delivers buffered messages to the listener, and then every new message. Returns a function that detaches it. */
  listen(listener: (message: Message) => void): () => void {
    this.#hear = listener;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) listener(message);
    return () => {
      if (this.#hear === listener) this.#hear = undefined;
    };
  }
}
