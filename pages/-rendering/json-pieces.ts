import { withinScript } from '#api/within-script.ts';

/**
 * Serializes values as `JSON.stringify` does, escaped for use within `<script>`, as a list of pieces. Objects whose
 * JSON is already known become separate pieces, so that large texts are not concatenated.
 */
export class JsonPieces {
  readonly #known: ReadonlyMap<unknown, string>;
  readonly #pieces: string[] = [];
  #between = '';

  constructor(known: ReadonlyMap<unknown, string>) {
    this.#known = known;
  }

  /** Appends a value. A value that JSON omits from objects becomes `null`. */
  add(value: unknown): void {
    const known = this.#known.get(value);
    if (known !== undefined) this.#addKnown(known);
    else if (Array.isArray(value)) this.#addList(value);
    else if (value?.constructor === Object) this.#addProperties(value);
    else this.#between += JSON.stringify(value) ?? 'null';
  }

  /** Returns all pieces. Nothing may be appended afterwards. */
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
