import { useId, useMemo } from 'react';

/** A name for a text's copy in this tab of the browser, which no other has. */
export function useTab(): string {
  const id = useId();
  return useMemo(() => `${crypto.randomUUID()}${id}`, [id]);
}
