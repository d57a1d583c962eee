import { type HtmlPieces, joined } from '#server/pages/page-packing.ts';
import { SeenLately } from '#server/platform/cache/seen-lately.ts';

/** A rendered page, with a place held for each answer's own nonce. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: HtmlPieces;
  readonly nonce: string;
}

interface Kept {
  page: Promise<RenderedPage>;
  readonly until: number;
  /** Whether it was asked for again: by now, or lately. */
  isWanted: boolean;
  /** Of its HTML; none while it is being rendered. */
  bytes: number;
}

/** How long a guest may be shown the same page, in milliseconds. */
const keptFor = 5_000;

/** How much is kept at most, in bytes of HTML; a page of thirty rows has about 190,000. */
const mostBytes = 8_000_000;

/**
 * Keeps guests' pages for seconds, so that a crowd costs two renderings: pages asked for at once share one, and those that
 * are asked for a second time are kept. Members' pages are never kept.
 */
export class GuestPages {
  readonly #pages = new Map<string, Kept>();
  readonly #seen = new SeenLately(keptFor);
  #bytes = 0;

  /** The page kept under a key, or the one that `render` makes. Failures and redirects are not kept. */
  async get(key: string, now: number, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > now) {
      kept.isWanted = true;
      return kept.page;
    }
    const made: Kept = { page: render(), until: now + keptFor, isWanted: this.#seen.note(key, now), bytes: 0 };
    this.#forget(key);
    this.#pages.set(key, made);
    this.#forgetOld(now);
    const isKept = () => this.#pages.get(key) === made;
    made.page.then(
      (page) => {
        if (!isKept()) return;
        if (page.status !== 200 || !made.isWanted) return this.#forget(key);
        // In one piece, which holds nothing of what it was made from.
        const html = joined(page.html);
        made.page = Promise.resolve({ ...page, html: [html] });
        made.bytes = html.length;
        this.#bytes += html.length;
        this.#forgetOld(now);
      },
      () => isKept() && this.#forget(key),
    );
    return made.page;
  }

  /** Forgets all of them, as what every page is made of has changed. */
  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  // Pages stand in the order in which they were made, so those whose time is over come first.
  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#pages) {
      if (until > now && this.#bytes <= mostBytes) return;
      this.#forget(key);
    }
  }
}
