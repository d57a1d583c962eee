/** How many keys are remembered at most, of this span and of the last. */
const mostKeys = 2_000;

/** Longer keys are never remembered: nobody asks for such an address often. */
const longestKey = 500;

/**
 * Remembers for a while what was asked for, so that only what is asked for again is kept: robots ask for thousands of
 * addresses once each.
 */
export class SeenLately {
  readonly #span: number;
  #begun = 0;
  #now = new Set<string>();
  #before = new Set<string>();

  /** A key is remembered for `span` milliseconds at least, and for twice as long at most. */
  constructor(span: number) {
    this.#span = span;
  }

  /** Whether the key was noted lately; notes it. `at` in milliseconds. */
  note(key: string, at: number): boolean {
    if (key.length > longestKey) return false;
    if (at - this.#begun >= this.#span || this.#now.size >= mostKeys) {
      this.#before = at - this.#begun < 2 * this.#span ? this.#now : new Set();
      this.#now = new Set();
      this.#begun = at;
    }
    const wasSeen = this.#now.has(key) || this.#before.has(key);
    this.#now.add(key);
    return wasSeen;
  }
}
