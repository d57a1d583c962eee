import { useTimeText } from '#components/primitives/runtime/now-context.tsx';
import { type DateLike, extendedDate } from '#components/primitives/text/format.ts';

/** Returns a date with its time as text, to be part of a sentence. */
export function useDateText(date: DateLike): string {
  const [words] = useTimeText((style) => extendedDate(date, style));
  return words;
}
