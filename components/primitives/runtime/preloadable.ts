import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithRetry } from './use-lazy-component.ts';
import { whenIdle } from './when-idle.ts';

/** A lazy-loaded component that can be preloaded. */
export interface Preloadable<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Preloads it, for example on hover or focus. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Preloads it when the page is idle, unless the device is in data-saving mode. Further calls have no effect. */
  readonly preloadWhenIdle: () => void;
  /**
   * Calls `act` when it is loaded, synchronously if it already is. Calls `onFailed` when it cannot be loaded, after the
   * last retry.
   */
  readonly whenLoaded: (act: () => void, onFailed?: () => void) => void;
}

/** Longest wait for an idle page, in milliseconds. */
const latest = 10_000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Creates a lazy component that renders synchronously once it has been preloaded. React's own `lazy` first renders the
 * fallback even then and shows it for 300 ms, which is too long for an overlay. Missing translations have the same
 * effect, so they are loaded with the component (`withTranslations`).
 */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let there: { default: ComponentType<Props> } | undefined;
  let isRequested = false;
  const fetch = async () => {
    there ??= { default: await load() };
    return there;
  };
  // React only calls `then`, so an object whose `then` calls back synchronously is sufficient.
  // biome-ignore lint/suspicious/noThenProperty: React must treat this object as a promise
  const atOnce = { then: (done: (part: unknown) => void) => done(there) };
  return {
    Part: lazy(() => (there ? (atOnce as never) : fetch())),
    load: fetch,
    preloadWhenIdle() {
      if (isRequested || savesData()) return;
      isRequested = true;
      whenIdle(() => loadWithRetry(fetch), latest);
    },
    whenLoaded: (act, onFailed) => (there ? act() : loadWithRetry(fetch, act, onFailed)),
  };
}
