import type { WordArea } from '#api/message-id.ts';
import type { AskAgain, SurroundingFact } from '#components/primitives/runtime/cached-fragment.tsx';

/** A part of a page as it was drawn, with what it was told meanwhile and the areas of the words it said. */
export interface Fragment {
  readonly html: Buffer;
  readonly facts: readonly SurroundingFact[];
  readonly areas: ReadonlySet<WordArea>;
}

/** What was told as an object, which is made anew for each request: kept as text, so that nothing of the request is kept. */
export class ToldText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes something as JSON. */
export type Write = (value: unknown) => string;

/** Whether an answer is what was told. */
const isSame = (answer: unknown, told: unknown, textOf: Write): boolean =>
  told instanceof ToldText ? isObject(answer) && textOf(answer) === told.text : Object.is(answer, told);

/** Whether something has properties, or items. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How many bytes of HTML and characters of keys are kept, and in how many ways one part is. */
const mostBytes = 4_000_000;
const mostWays = 8;
const mostUnfit = 1_000;

/** Parts of pages that were drawn, for all requests; those go first that came first and were not asked for since. */
export class FragmentCache {
  readonly #kept = new Map<string, Kept>();
  readonly #unfit = new Set<string>();
  #bytes = 0;

  /** A part cannot stand on other pages; after so many, all may show again what they are. */
  refuse(key: string): void {
    if (this.#unfit.size >= mostUnfit) this.#unfit.clear();
    this.#unfit.add(key);
  }

  /** A part drawn earlier in surroundings that say the same now; `unfit` where it cannot stand on other pages. */
  find(key: string, ask: AskAgain, textOf: Write): Fragment | 'unfit' | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return this.#unfit.has(key) ? 'unfit' : undefined;
    kept.wasAsked = true;
    return kept.ways.find(({ facts }) => facts.every((fact) => isSame(ask(fact), fact.told, textOf)));
  }

  keep(key: string, fragment: Fragment): void {
    const ways = [fragment, ...(this.#kept.get(key)?.ways ?? [])].slice(0, mostWays);
    this.#letGo(key);
    this.#keep(key, ways);
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= mostBytes) break;
      this.#letGo(oldest);
      // What was asked for since it came here stays once more.
      if (kept.wasAsked) this.#keep(oldest, kept.ways);
    }
  }

  #keep(key: string, ways: readonly Fragment[]): void {
    this.#kept.set(key, { ways, wasAsked: false });
    this.#bytes += sizeOf(key, ways);
  }

  #letGo(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= sizeOf(key, kept.ways);
  }
}

/** The ways in which a part was drawn, and whether it was asked for since it was its turn to go. */
interface Kept {
  readonly ways: readonly Fragment[];
  wasAsked: boolean;
}

const sizeOf = (key: string, ways: readonly Fragment[]): number =>
  ways.reduce((sum, { html }) => sum + html.length, key.length);
