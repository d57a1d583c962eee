import { useId, useMemo } from 'react';

/** Returns an ID for a text's copy in this browser tab that no other tab has. */
export function useTab(): string {
  const id = useId();
  return useMemo(() => `${crypto.randomUUID()}${id}`, [id]);
}
