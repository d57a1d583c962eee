/** The states of a part that is loaded on demand. */
export type PartLoadState = 'idle' | 'loading' | 'failed' | 'ready';

/**
 * The events of a part that is loaded on demand. `action` is the user's action that waits for the part, for example the
 * button that was clicked. A part that was loaded for an older action is ignored.
 */
export type PartLoadEvent =
  | { type: 'part.requested'; action?: unknown }
  | { type: 'part.loaded'; action?: unknown }
  | { type: 'part.failed'; action?: unknown }
  | { type: 'part.released'; action?: undefined };

/** The state of a part, and the action that is kept until the part is ready. */
export interface PartLoad {
  readonly state: PartLoadState;
  readonly action: unknown;
}

/** The next states, by state and event. `part-load.machine.ts` uses this table. */
export const partLoadTransitions = {
  idle: { 'part.requested': 'loading' },
  loading: { 'part.requested': 'loading', 'part.loaded': 'ready', 'part.failed': 'failed' },
  failed: { 'part.requested': 'loading' },
  ready: { 'part.requested': 'loading', 'part.released': 'idle' },
} as const satisfies Record<PartLoadState, Partial<Record<PartLoadEvent['type'], PartLoadState>>>;

/**
 * Returns the state and the action of a part after an event. Pages run this function instead of the machine, because
 * parts are clicked before the XState runtime is loaded.
 */
export function partLoadAfter(part: PartLoad, { type, action }: PartLoadEvent): PartLoad {
  const transitions: Partial<Record<PartLoadEvent['type'], PartLoadState>> = partLoadTransitions[part.state];
  const state = transitions[type];
  const isOutdated = action !== part.action && (state === 'ready' || state === 'failed');
  return !state || isOutdated ? part : { state, action };
}
