import { createContext, use, useSyncExternalStore } from 'react';

/**
 * The moment a page was made, for relative times: the server writes it, and the browser starts from the same one.
 *
 * `now` in milliseconds; `timeZone` and `locale` as in `Intl` (UTC and English unless given); `frozen` stops the clock
 * for stories and pictures.
 */
export type Now = { now: number; timeZone?: string; locale?: string; frozen?: boolean };

/** Gives dates their present; without it they are told in full until the page is alive. */
export const NowContext = createContext<Now | undefined>(undefined);

/** What a date is told by: the present (undefined when nobody knows it yet), the time zone and the language. */
export function useNow(): { now: number | undefined; timeZone: string; locale: string } {
  const given = use(NowContext);
  const fixed = () => given?.now;
  const isAlive = useSyncExternalStore(never, yes, no);
  const now = useSyncExternalStore(given?.frozen ? never : tick, given?.frozen ? fixed : present, fixed);
  const ownZone = isAlive && !given?.frozen ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  return { now, timeZone: given?.timeZone ?? ownZone, locale: given?.locale ?? 'en' };
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

const refreshPause = 30_000;
const listeners = new Set<() => void>();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

// One clock for all dates of the page; it ticks only while there are any.
function tick(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(advance, refreshPause);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function advance() {
  current = Date.now();
  for (const listener of listeners) listener();
}

/** A clock at rest is set right by whoever looks at it first. */
function present() {
  if (listeners.size === 0 && Date.now() - current > 1000) current = Date.now();
  return current;
}
