import { areaOf, type MessageArea } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';
import type { AskAgain, ContextRead, FragmentRenderer } from '#components/primitives/runtime/cached-fragment.tsx';
import { type Fragment, type FragmentCache, isObject, SerializedValue, type Write } from './fragment-cache.ts';
import { JsonPieces } from './json-pieces.ts';
import type { PageDataPieces } from './page-data.tsx';

interface Recording {
  readonly key: string;
  readonly facts: Map<unknown, ContextRead>;
  readonly areas: Set<MessageArea>;
}

/** The marker that React renders for a part that suspended or failed. */
export const fallbackMarker = '<!--$!-->';

/** The prefix of the IDs that `useId` derives from a component's position. */
const placed = '_R_';

/**
 * The rendering of one page: renders fragments that are not cached, and inserts placeholders for cached ones. The
 * placeholders contain the page's nonce, so that no content can imitate them.
 */
export class PageRendering implements FragmentRenderer {
  readonly #cache: FragmentCache;
  readonly within: string;
  readonly #nonce: string;
  readonly #needed: (area: MessageArea) => void;
  readonly #places: (Fragment | Recording | undefined)[] = [];
  #recording: Recording | undefined;
  #hasRecorded = false;
  readonly #texts = new Map<unknown, string>();
  readonly #answers = new Map<unknown, Map<string, unknown>>();

  /**
   * `within` is the cache key that all fragments of the page share; `needed` receives the translation areas of cached
   * fragments.
   */
  constructor(
    cache: FragmentCache,
    { within, nonce, needed }: { within: string; nonce: string; needed: (area: MessageArea) => void },
  ) {
    this.#cache = cache;
    this.within = within;
    this.#nonce = nonce;
    this.#needed = needed;
  }

  readonly textOf: Write = (value) => {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value) ?? '';
    if (isObject(value)) this.#texts.set(value, text);
    return text;
  };

  /**
   * Serializes a value as `JSON.stringify` does, escaped for `<script>`, in pieces. The JSON of objects that fragments
   * read, which is most of the text, is reused.
   */
  jsonOf(value: unknown): string[] {
    const json = new JsonPieces(this.#texts);
    json.add(value);
    return json.end();
  }

  get isRecording(): boolean {
    return this.#recording !== undefined;
  }

  find(key: string, ask: AskAgain): string | 'unfit' | undefined {
    const found = this.#cache.find(key, (fact) => this.#askOnce(fact, ask), this.textOf);
    if (!found || found === 'unfit') return found;
    for (const area of found.areas) this.#needed(area);
    return this.#mark(found);
  }

  begin(key: string): string {
    this.#hasRecorded = true;
    this.#recording = { key, facts: new Map(), areas: new Set() };
    return this.#mark(this.#recording);
  }

  end(): string {
    this.#recording = undefined;
    return this.#mark(undefined);
  }

  /** All fragments of a page have the same contexts, so a named value is computed only once per page. */
  #askOnce(fact: ContextRead, ask: AskAgain): unknown {
    const { context, name } = fact;
    if (name === undefined) return ask(fact);
    const answers = this.#answers.get(context) ?? new Map<string, unknown>();
    if (answers.size === 0) this.#answers.set(context, answers);
    if (!answers.has(name)) answers.set(name, ask(fact));
    return answers.get(name);
  }

  note(fact: ContextRead, name: unknown): void {
    this.#recording?.facts.set(name, {
      ...fact,
      ...(typeof name === 'string' && { name }),
      ...(isObject(fact.told) && { told: new SerializedValue(this.textOf(fact.told)) }),
    });
  }

  #mark(place: Fragment | Recording | undefined): string {
    return `${this.#nonce} ${this.#places.push(place) - 1}`;
  }

  /** Returns translations that record which areas a fragment uses. */
  hear(words: Translations): Translations {
    return {
      ...words,
      t: (id, values) => {
        this.#recording?.areas.add(areaOf(id));
        return words.t(id, values);
      },
    };
  }

  /**
   * Caches the newly rendered fragments. Returns false when one of them is uncacheable because its IDs depend on its
   * position. The page must then be rendered again without fragments.
   */
  learnFrom(rendered: string): boolean {
    let isFit = true;
    if (!this.#hasRecorded) return isFit;
    for (const { place, rest } of this.#piecesOf(rendered)) {
      if (!isRecording(place) || rest.includes(fallbackMarker)) continue;
      if (rest.includes(placed)) {
        this.#cache.refuse(place.key);
        isFit = false;
      } else this.#cache.keep(place.key, { ...place, html: bytesOf(rest), facts: [...place.facts.values()] });
    }
    return isFit;
  }

  /**
   * Returns the page in pieces, with cached fragments in place of their placeholders and the page data in place of
   * `cargo.mark`. The pieces are joined when the page is compressed.
   */
  complete(page: string, cargo?: PageDataPieces): (string | Buffer)[] {
    const pieces: (string | Buffer)[] = [];
    for (const { place, rest } of this.#piecesOf(page)) {
      if (place && !isRecording(place)) pieces.push(place.html);
      const at = cargo ? rest.indexOf(cargo.mark) : -1;
      if (!cargo || at < 0) pieces.push(rest);
      else pieces.push(rest.slice(0, at), ...cargo.pieces, rest.slice(at + cargo.mark.length));
    }
    return pieces;
  }

  /** Splits the page at its placeholders. Each piece comes with the fragment of the placeholder before it. */
  *#piecesOf(page: string): Generator<{ place: Fragment | Recording | undefined; rest: string }> {
    const mark = `<wbr id="${this.#nonce} `;
    let place: Fragment | Recording | undefined;
    for (let from = 0; ; ) {
      const next = page.indexOf(mark, from);
      yield { place, rest: next < 0 ? page.slice(from) : page.slice(from, next) };
      if (next < 0) return;
      const end = page.indexOf('"/>', next);
      place = this.#places[Number(page.slice(next + mark.length, end))];
      from = end + 3;
    }
  }
}

/** Copies a text into its own buffer. A small buffer from the shared pool would retain the whole pool. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const isRecording = (place: Fragment | Recording | undefined): place is Recording =>
  place !== undefined && !('html' in place);
