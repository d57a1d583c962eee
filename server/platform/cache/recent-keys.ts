/** The maximum number of keys stored per time span. */
const mostKeys = 2_000;

/** The maximum length of a stored key. Such long URLs are rarely requested twice. */
const longestKey = 500;

/**
 * Remembers requested keys for a short time, so that only responses requested repeatedly are cached. Crawlers request
 * thousands of URLs once each.
 */
export class RecentKeys {
  readonly #span: number;
  #begun = 0;
  #now = new Set<string>();
  #before = new Set<string>();

  /** A key is remembered for at least `span` milliseconds and at most twice as long. */
  constructor(span: number) {
    this.#span = span;
  }

  /** Returns whether the key was noted recently, and notes it. `at` is in milliseconds. */
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
