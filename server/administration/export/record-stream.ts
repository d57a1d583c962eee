/** Reads records one after the other, with a look at the next one. */
export class RecordStream<T> {
  readonly #batches: AsyncIterator<readonly string[]>;
  #batch: readonly string[] = [];
  #at = 0;
  #next: T | undefined;

  constructor(batches: AsyncGenerator<readonly string[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** Returns the next record without taking it. Undefined at the end. */
  async peek(): Promise<T | undefined> {
    while (this.#next === undefined) {
      const line = this.#batch[this.#at];
      if (line !== undefined) {
        this.#at += 1;
        this.#next = JSON.parse(line) as T;
        break;
      }
      const { value, done } = await this.#batches.next();
      if (done) return undefined;
      this.#batch = value;
      this.#at = 0;
    }
    return this.#next;
  }

  /** Takes at most `most` records to which the condition applies, in order. */
  async take(most: number, belongs: (record: T) => boolean = () => true): Promise<T[]> {
    const taken: T[] = [];
    while (taken.length < most) {
      const record = await this.peek();
      if (record === undefined || !belongs(record)) break;
      taken.push(record);
      this.#next = undefined;
    }
    return taken;
  }

  /** Takes all remaining records, one after the other. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (let [record] = await this.take(1); record !== undefined; [record] = await this.take(1)) yield record;
  }
}
