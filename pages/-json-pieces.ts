import { withinScript } from '#api/within-script.ts';

/**
 * Writes what `JSON.stringify` would, for within `<script>`, as pieces that belong one after the other. Objects whose text is
 * known already are pieces of their own, so that nothing large is copied.
 */
export class JsonPieces {
  readonly #known: ReadonlyMap<unknown, string>;
  readonly #pieces: string[] = [];
  #between = '';

  constructor(known: ReadonlyMap<unknown, string>) {
    this.#known = known;
  }

  /** Adds a value; one that JSON leaves out of objects is `null`. */
  add(value: unknown): void {
    const known = this.#known.get(value);
    if (known !== undefined) this.#addKnown(known);
    else if (Array.isArray(value)) this.#addList(value);
    else if (value?.constructor === Object) this.#addProperties(value);
    else this.#between += JSON.stringify(value) ?? 'null';
  }

  /** All pieces; nothing may be added after that. */
  end(): string[] {
    this.#cut();
    return this.#pieces;
  }

  #addKnown(text: string): void {
    this.#cut();
    this.#pieces.push(withinScript(text));
  }

  #addList(values: readonly unknown[]): void {
    let before = '[';
    for (const value of values) {
      this.#between += before;
      this.add(value);
      before = ',';
    }
    this.#between += before === '[' ? '[]' : ']';
  }

  #addProperties(object: object): void {
    let before = '{';
    for (const [name, value] of Object.entries(object)) {
      if (value === undefined || typeof value === 'function') continue;
      this.#between += `${before}${JSON.stringify(name)}:`;
      this.add(value);
      before = ',';
    }
    this.#between += before === '{' ? '{}' : '}';
  }

  #cut(): void {
    this.#pieces.push(withinScript(this.#between));
    this.#between = '';
  }
}
