/** The time for which the server remembers that a widget failed to render, in milliseconds. */
export const failureMemory = 60_000;

/** The maximum number of remembered failures. */
const mostRemembered = 1_000;

/**
 * The widgets that failed to render on the server recently (docs/behavior/layout.md#failures). Their fallback is
 * rendered at once, because a page with a failing part is rendered twice. A key identifies the node with its settings
 * and data, so that other data is tried.
 */
export class WidgetFailures {
  readonly #until = new Map<string, number>();

  /** Remembers a widget that failed. */
  add(key: string, now: number): void {
    if (this.#until.size >= mostRemembered) this.#until.clear();
    this.#until.set(key, now + failureMemory);
  }

  /** Whether a widget failed recently. `makeKey` is called only when any widget did. */
  has(makeKey: () => string, now: number): boolean {
    if (this.#until.size === 0) return false;
    const key = makeKey();
    const until = this.#until.get(key);
    if (until !== undefined && until <= now) this.#until.delete(key);
    return until !== undefined && until > now;
  }
}

/** The failures of this process. */
export const widgetFailures = /* @__PURE__ */ new WidgetFailures();

/** Thrown instead of rendering a widget that failed recently. */
export class RememberedFailure extends Error {}

/** Returns a short hash of a text (FNV-1a, 32 bits) with its length. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
