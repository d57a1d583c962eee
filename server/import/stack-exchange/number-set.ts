/** How many digits of a number say its place in a page. */
const pageDigits = 4;
const pageBytes = 10 ** pageDigits / 8;

/**
 * The numbers of a table's rows, a bit for each: tables of large communities have more rows than a Set may have members.
 * Names, such as those of tags, are kept as they are.
 */
export class NumberSet {
  readonly #pages = new Map<string, Uint8Array>();
  readonly #names = new Set<string>();

  /** Adds a number in decimal digits, or a name; returns whether it is new. */
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
