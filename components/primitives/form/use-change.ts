import { useEffect, useRef } from 'react';

/**
 * Calls a function when a value has changed since the last render. On the first render, it is called only when the
 * value differs from `known`.
 */
export function useChange<T>(value: T, tell: (value: T) => void, known: T = value): void {
  const reported = useRef(known);
  useEffect(() => {
    if (Object.is(reported.current, value)) return;
    reported.current = value;
    tell(value);
  });
}
