/** A rendered page, with a place held for each answer's own nonce. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly nonce: string;
}

/** How long a guest may be shown the same page, in milliseconds. */
const keptFor = 5_000;

/** How many pages are kept at most. */
const mostPages = 500;

/**
 * Keeps guests' pages for seconds, so that a crowd costs one rendering: pages asked for at once share it. Members'
 * pages are never kept.
 */
export class GuestPages {
  readonly #pages = new Map<string, { page: Promise<RenderedPage>; until: number }>();

  /** The page kept under a key, or the one that `render` makes. Failures and redirects are not kept. */
  async get(key: string, now: number, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > now) return kept.page;
    const page = render();
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: now + keptFor });
    this.#forgetOld(now);
    const forget = () => void (this.#pages.get(key)?.page === page && this.#pages.delete(key));
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  }

  // Pages stand in the order in which they were made, so those whose time is over come first.
  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#pages) {
      if (until > now && this.#pages.size <= mostPages) return;
      this.#pages.delete(key);
    }
  }
}
