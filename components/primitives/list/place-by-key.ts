/**
 * Where a key leads within a row of `count` things of which one is a stop of the Tab key (WAI-ARIA toolbar): arrows to the next,
 * round the ends, Home and End to the first and last. Undefined for other keys; `isMirrored` where the row runs to the left.
 */
export function placeByKey(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (at + (isMirrored ? -step : step) + count) % count;
}
