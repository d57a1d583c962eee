/**
 * Returns the index that a key moves to in a row of `count` items with roving focus (WAI-ARIA toolbar): arrows wrap
 * around, Home and End move to the first and last item. Returns undefined for other keys. `isMirrored` is for
 * right-to-left rows.
 */
export function getNextFocusIndex(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (at + (isMirrored ? -step : step) + count) % count;
}
