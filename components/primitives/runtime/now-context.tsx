import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import { intlLocale } from '#api/translations.ts';
import { recordContextRead } from '#components/primitives/runtime/cached-fragment.tsx';

/**
 * The render time of a page, for relative times. The server sets it and the browser starts with the same value, so that
 * no text changes during hydration. It advances with the first tick.
 *
 * `now` is in milliseconds. `timeZone` and `locale` are as in `Intl` (default: UTC and the viewer's language). `frozen`
 * stops the clock, for stories and visual snapshots.
 */
export type Now = { now: number; timeZone?: string; locale?: string; frozen?: boolean };

/** Provides the current time to dates. Without it, dates are shown in full until the page is hydrated. */
export const NowContext = createContext<Now | undefined>(undefined);

/** Returns the current time (undefined when not yet known), the time zone and the locale for formatting dates. */
export function useNow(): Present {
  const present = usePresent();
  if (import.meta.env.SSR) recordContextRead(NowContext, (given) => given?.now, present.now);
  return present;
}

/**
 * Returns a text formatted from the current time, together with the formatting context. Only the text is recorded as a
 * dependency of a cached fragment, because it can be the same for many viewers.
 */
export function useTimeText(format: (present: Present) => string): [string, Present] {
  const present = usePresent();
  const told = format(present);
  if (import.meta.env.SSR) recordContextRead(NowContext, (given) => format(presentOf(given, given?.now)), told);
  return [told, present];
}

/** The formatting context of dates. */
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

/** Returns the time zone of the device. `Temporal` is used where available: the first `Intl.DateTimeFormat` is slow. */
const ownTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the time zone of the device unless it is UTC. Undefined until hydration, because the server renders in UTC.
 */
export function useOwnTimeZone(): string | undefined {
  const [timeZone, setTimeZone] = useState<string>();
  // The time zone rerenders all dates. A transition keeps this from blocking interactions.
  useEffect(() => {
    const zone = ownTimeZone();
    if (zone !== 'UTC') startTransition(() => setTimeZone(zone));
  }, []);
  return timeZone;
}

const never = () => () => {};

const refreshPause = 30_000;
/** Duration of hydration, in milliseconds. A date mounted later belongs to new content and advances the clock. */
const awakening = 5_000;
const listeners = new Set<() => void>();
let started: number | undefined;
let current: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

// All dates of a page share one clock, which ticks only while there are dates.
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
