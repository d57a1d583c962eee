import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import { intlLocale } from '#api/words.ts';
import { noteFact } from './cached-fragment.tsx';

/**
 * The moment a page was made, for relative times: the server writes it, and the browser starts from the same one, so that
 * no word changes while the page comes alive. It moves with the first tick.
 *
 * `now` in milliseconds; `timeZone` and `locale` as in `Intl` (UTC and the reader's unless given); `frozen` stops the clock
 * for stories and pictures.
 */
export type Now = { now: number; timeZone?: string; locale?: string; frozen?: boolean };

/** Gives dates their present; without it they are told in full until the page is alive. */
export const NowContext = createContext<Now | undefined>(undefined);

/** What a date is told by: the present (undefined when nobody knows it yet), the time zone and the language. */
export function useNow(): Present {
  const present = usePresent();
  if (import.meta.env.SSR) noteFact(NowContext, (given) => given?.now, present.now);
  return present;
}

/** What a moment is called at present, which is a text that many readers may be told; with what it was told by. */
export function useTold(tell: (present: Present) => string): [string, Present] {
  const present = usePresent();
  const told = tell(present);
  if (import.meta.env.SSR) noteFact(NowContext, (given) => tell(presentOf(given, given?.now)), told);
  return [told, present];
}

/** What a date is told by. */
export interface Present {
  readonly now: number | undefined;
  readonly timeZone: string;
  readonly locale: string;
}

const presentOf = (given: Now | undefined, now: number | undefined): Present => ({
  now,
  timeZone: given?.timeZone ?? 'UTC',
  locale: given?.locale ?? intlLocale(),
});

function usePresent(): Present {
  const given = use(NowContext);
  const fixed = () => given?.now;
  const present = () => current ?? given?.now ?? setRight();
  const now = useSyncExternalStore(given?.frozen ? never : tick, given?.frozen ? fixed : present, fixed);
  return presentOf(given, now);
}

interface WithTemporal {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

/** The device's time zone. The first `Intl.DateTimeFormat` of a page takes 20 ms, so browsers that have `Temporal` do without. */
const ownTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of this device, if it is not UTC; undefined until the page is hydrated, because the server writes in UTC. */
export function useOwnTimeZone(): string | undefined {
  const [timeZone, setTimeZone] = useState<string>();
  // All dates are rendered again with it: as a transition, so that nothing has to wait for that.
  useEffect(() => {
    const zone = ownTimeZone();
    if (zone !== 'UTC') startTransition(() => setTimeZone(zone));
  }, []);
  return timeZone;
}

const never = () => () => {};

const refreshPause = 30_000;
/** For how long a page comes alive; dates that appear later belong to something new, and set the clock right. */
const awakening = 5_000;
const listeners = new Set<() => void>();
let started: number | undefined;
let current: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

// One clock for all dates of the page; it ticks only while there are any.
function tick(listener: () => void) {
  started ??= Date.now();
  if (listeners.size === 0) timer = setInterval(advance, refreshPause);
  listeners.add(listener);
  const isBehind = Date.now() - (current ?? started) > 1_000;
  if (isBehind && Date.now() - started > awakening) advance();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function advance() {
  setRight();
  for (const listener of listeners) listener();
}

function setRight(): number {
  current = Date.now();
  return current;
}
