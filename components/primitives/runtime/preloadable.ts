import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded } from './use-late-part.ts';
import { whenIdle } from './when-idle.ts';

/** A part of the page that comes when it is first needed, and may be loaded ahead of that. */
export interface Preloadable<Props> {
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
  /** Loads it ahead, when it is pointed at or focused. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Loads it once the page has come to rest, unless the reader's device saves data; however often it is called. */
  readonly loadAtRest: () => void;
  /** Does something with it, such as drawing it, as soon as it is there; at once when it is. */
  readonly whenThere: (act: () => void) => void;
}

/** After how many milliseconds a page counts as come to rest, however busy it is. */
const latest = 10_000;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Makes a part that is drawn at once when it has been loaded ahead. React's own `lazy` first draws what stands in for it even
 * then, and lets that stand for 300 ms: too long for something that opens. Words that are not there yet do the same, so
 * what it says comes with it (`withWords`).
 */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let there: { default: ComponentType<Props> } | undefined;
  let isAsked = false;
  const fetch = async () => {
    there ??= { default: await load() };
    return there;
  };
  // What calls back at once is all that React asks of a promise here.
  // biome-ignore lint/suspicious/noThenProperty: it is meant to be taken for a promise, by React
  const atOnce = { then: (done: (part: unknown) => void) => done(there) };
  return {
    Part: lazy(() => (there ? (atOnce as never) : fetch())),
    load: fetch,
    loadAtRest() {
      if (isAsked || savesData()) return;
      isAsked = true;
      whenIdle(() => untilLoaded(fetch), latest);
    },
    whenThere: (act) => (there ? act() : untilLoaded(fetch, act)),
  };
}
