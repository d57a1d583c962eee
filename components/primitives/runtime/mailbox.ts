/**
 * Keeps what is told until somebody hears it: between a page that is alive at once and a part of it that is loaded when
 * it is first needed. Nothing is lost, and the order stays.
 */
export class Mailbox<Message> {
  #waiting: Message[] = [];
  #hear: ((message: Message) => void) | undefined;

  /** Tells the listener, now or as soon as there is one. */
  tell(message: Message): void {
    if (this.#hear) this.#hear(message);
    else this.#waiting.push(message);
  }

  /** Hears what has waited, and from then on everything; gives back how to stop. */
  listen(hear: (message: Message) => void): () => void {
    this.#hear = hear;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const message of waiting) hear(message);
    return () => {
      if (this.#hear === hear) this.#hear = undefined;
    };
  }
}
