/** The states of a part that is loaded on demand. */
export type PartLoadState = 'idle' | 'loading' | 'failed' | 'ready';

/**
 * The events of a part that is loaded on demand. `action` is the user's action that waits for the part, for example the
 * button that was clicked.
 */
export type PartLoadEvent =
  | { type: 'part.requested'; action?: unknown }
  | { type: 'part.loaded' }
  | { type: 'part.failed' }
  | { type: 'part.released' };

/** A part's state, and the action that is kept until the part can take it. */
export interface PartLoad {
  readonly state: PartLoadState;
  readonly action: unknown;
}

/** The next states, by state and event. `part-load.machine.ts` is made of this table. */
export const partLoadTransitions = {
  idle: { 'part.requested': 'loading' },
  loading: { 'part.requested': 'loading', 'part.loaded': 'ready', 'part.failed': 'failed' },
  failed: { 'part.requested': 'loading' },
  ready: { 'part.released': 'idle' },
} as const satisfies Record<PartLoadState, Partial<Record<PartLoadEvent['type'], PartLoadState>>>;

/**
 * Returns a part after an event. Pages run this function instead of the machine, because parts are clicked before the
 * XState runtime is loaded.
 */
export function partLoadAfter(part: PartLoad, event: PartLoadEvent): PartLoad {
  const next: Partial<Record<PartLoadEvent['type'], PartLoadState>> = partLoadTransitions[part.state];
  const state = next[event.type];
  if (!state) return part;
  if (event.type === 'part.requested') return { state, action: event.action };
  return event.type === 'part.released' ? { state, action: undefined } : { ...part, state };
}
