import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus to the last focused field of a form when the question about unsaved changes closes, otherwise to
 * the first field. Returns the focus handler of the form.
 */
export function useKeptField(first: RefObject<HTMLElement | null>, isAsked: boolean) {
  const kept = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked) return () => (kept.current?.isConnected ? kept : first).current?.focus();
    return undefined;
  }, [isAsked]);
  return ({ target }: FocusEvent<HTMLElement>) => {
    kept.current = target;
  };
}
