import { useEffect, useRef } from 'react';

/** Tells a machine of a property that has changed since the last drawing; of the first one only when it is not `known`. */
export function useChange<T>(value: T, tell: (value: T) => void, known: T = value): void {
  const told = useRef(known);
  useEffect(() => {
    if (Object.is(told.current, value)) return;
    told.current = value;
    tell(value);
  });
}
