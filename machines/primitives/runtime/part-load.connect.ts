import type { PartLoad, PartLoadEvent } from './part-load.ts';

/** Maps a part that is loaded on demand to values and props. Its placeholder is busy while the part loads. */
export const connectPartLoad = ({ state, action }: PartLoad, send: (event: PartLoadEvent) => void) => ({
  state,
  isReady: state === 'ready',
  /** The newest action. */
  action,
  /** Removes the part. The placeholder is shown again. */
  release: () => send({ type: 'part.released' }),
  getPlaceholderProps: (): { 'aria-busy'?: true } => (state === 'loading' ? { 'aria-busy': true } : {}),
});
