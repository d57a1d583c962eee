import { type HtmlPieces, joinPieces } from '#server/pages/page-packing.ts';
import { RecentKeys } from '#server/platform/cache/recent-keys.ts';

/** A rendered page. Its nonce is replaced with a new one in each response. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: HtmlPieces;
  readonly nonce: string;
  /** Whether all widgets are in the page. Other pages are not cached. */
  readonly isComplete: boolean;
}

interface Kept {
  page: Promise<RenderedPage>;
  readonly until: number;
  /** Whether the page was requested more than once recently. */
  isWanted: boolean;
  /** The size of the HTML in bytes; 0 while the page renders. */
  bytes: number;
}

/** The time for which a guest page stays cached, in milliseconds. */
const keptFor = 5_000;

/** The maximum size of the cache, in bytes of HTML. */
const mostBytes = 8_000_000;

/**
 * Caches the pages of guests for a few seconds, so that a burst of visitors causes only two renderings of a page.
 * Concurrent requests share one rendering, and only pages that are requested a second time are stored. Members' pages
 * are never cached.
 */
export class GuestPages {
  readonly #pages = new Map<string, Kept>();
  readonly #seen = new RecentKeys(keptFor);
  #bytes = 0;

  /** Returns the cached page of a key, or the one that `render` creates. Failures, redirects and pages
   * without all widgets are not cached. */
  async get(key: string, now: number, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const cached = this.#pages.get(key);
    if (cached && cached.until > now) {
      cached.isWanted = true;
      return cached.page;
    }
    const made: Kept = { page: render(), until: now + keptFor, isWanted: this.#seen.note(key, now), bytes: 0 };
    this.#forget(key);
    this.#pages.set(key, made);
    this.#forgetOld(now);
    const isKept = () => this.#pages.get(key) === made;
    made.page.then(
      (page) => {
        if (!isKept()) return;
        if (page.status !== 200 || !page.isComplete || !made.isWanted) return this.#forget(key);
        // Joined into a buffer of its own, which retains none of the pieces it was made from.
        const html = joinPieces(page.html);
        made.page = Promise.resolve({ ...page, html: [html] });
        made.bytes = html.length;
        this.#bytes += html.length;
        this.#forgetOld(now);
      },
      () => isKept() && this.#forget(key),
    );
    return made.page;
  }

  /** Clears the cache when data that all pages depend on has changed. */
  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  // The map is in insertion order, so expired pages come first.
  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#pages) {
      if (until > now && this.#bytes <= mostBytes) return;
      this.#forget(key);
    }
  }
}
