import type { MessageArea } from '#api/message-id.ts';
import type { AskAgain, ContextRead } from '#components/primitives/runtime/cached-fragment.tsx';

/** A rendered part of a page, with the context values it read and the translation areas it used. */
export interface Fragment {
  readonly html: Buffer;
  readonly facts: readonly ContextRead[];
  readonly areas: ReadonlySet<MessageArea>;
}

/**
 * The JSON of an object that a fragment read from a context. Objects are recreated for each request; storing the text
 * retains nothing of the request.
 */
export class SerializedValue {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Serializes a value as JSON. */
export type Write = (value: unknown) => string;

/** Checks whether a current value equals the recorded one. */
const isSame = (answer: unknown, told: unknown, textOf: Write): boolean =>
  told instanceof SerializedValue ? isObject(answer) && textOf(answer) === told.text : Object.is(answer, told);

/** Checks whether a value is an object or an array. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The limits of the cache: bytes of HTML plus characters of keys, variants of a fragment, and keys of uncacheable
 * fragments.
 */
const mostBytes = 4_000_000;
const mostWays = 8;
const mostUnfit = 1_000;

/**
 * The cache of rendered fragments, shared by all requests. Evicts the oldest fragments that were not requested since
 * they were stored.
 */
export class FragmentCache {
  readonly #kept = new Map<string, Kept>();
  readonly #unfit = new Set<string>();
  #bytes = 0;

  /**
   * Marks a fragment as uncacheable. When there are too many marks, all are cleared, so that the fragments are tried
   * again.
   */
  refuse(key: string): void {
    if (this.#unfit.size >= mostUnfit) this.#unfit.clear();
    this.#unfit.add(key);
  }

  /**
   * Returns a cached variant whose recorded context values equal the current ones. Returns `unfit` for an uncacheable
   * fragment.
   */
  find(key: string, ask: AskAgain, textOf: Write): Fragment | 'unfit' | undefined {
    const cached = this.#kept.get(key);
    if (!cached) return this.#unfit.has(key) ? 'unfit' : undefined;
    cached.wasAsked = true;
    return cached.ways.find(({ facts }) => facts.every((fact) => isSame(ask(fact), fact.told, textOf)));
  }

  keep(key: string, fragment: Fragment): void {
    const ways = [fragment, ...(this.#kept.get(key)?.ways ?? [])].slice(0, mostWays);
    this.#letGo(key);
    this.#keep(key, ways);
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= mostBytes) break;
      this.#letGo(oldest);
      // A fragment that was requested since it was stored is stored again instead of being evicted.
      if (kept.wasAsked) this.#keep(oldest, kept.ways);
    }
  }

  #keep(key: string, ways: readonly Fragment[]): void {
    this.#kept.set(key, { ways, wasAsked: false });
    this.#bytes += sizeOf(key, ways);
  }

  #letGo(key: string): void {
    const cached = this.#kept.get(key);
    if (!cached) return;
    this.#kept.delete(key);
    this.#bytes -= sizeOf(key, cached.ways);
  }
}

/** The variants of a fragment, and whether it was requested since it was stored. */
interface Kept {
  readonly ways: readonly Fragment[];
  wasAsked: boolean;
}

const sizeOf = (key: string, ways: readonly Fragment[]): number =>
  ways.reduce((sum, { html }) => sum + html.length, key.length);
