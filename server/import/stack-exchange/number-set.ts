/** The number of trailing digits of an ID that index into a page. */
const pageDigits = 4;
const pageBytes = 10 ** pageDigits / 8;

/**
 * A set of row IDs that uses one bit for each ID. Tables of large communities have more rows than a `Set` can hold.
 * Names, such as those of tags, are stored as strings.
 */
export class NumberSet {
  readonly #pages = new Map<string, Uint8Array>();
  readonly #names = new Set<string>();

  /** Adds an ID in decimal digits, or a name. Returns true when it is new. */
  add(number: string): boolean {
    const [, sign, digits] = /^(-?)(\d{1,18})$/.exec(number) ?? [];
    if (digits === undefined) {
      const isNew = !this.#names.has(number);
      this.#names.add(number);
      return isNew;
    }
    const page = `${sign}${digits.length}:${digits.slice(0, -pageDigits)}`;
    const bits = this.#pages.get(page) ?? new Uint8Array(pageBytes);
    this.#pages.set(page, bits);
    const index = Number(digits.slice(-pageDigits));
    const [byte, bit] = [index >> 3, 1 << (index & 7)];
    const isNew = ((bits[byte] ?? 0) & bit) === 0;
    bits[byte] = (bits[byte] ?? 0) | bit;
    return isNew;
  }
}
