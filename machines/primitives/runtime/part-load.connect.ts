import type { PartLoad, PartLoadEvent } from './part-load.ts';

/** Maps a part that is loaded on demand to values and props. Its placeholder is busy while the part loads. */
export function connectPartLoad(part: PartLoad, send: (event: PartLoadEvent) => void) {
  const isLoading = part.state === 'loading';
  return {
    state: part.state,
    isReady: part.state === 'ready',
    /** The action that loaded the part. */
    action: part.action,
    /** Removes the part. The placeholder is shown again. */
    release: () => send({ type: 'part.released' }),
    getRootProps: () => ({ 'data-machine': 'part-load', 'data-state': part.state }),
    getPlaceholderProps: () => ({ ...(isLoading && { 'aria-busy': true as const }) }),
  };
}
