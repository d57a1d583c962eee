import { useQueryClient } from '@tanstack/react-query';
import type { ProcessStart } from '#api/administration/restore/restoration.contract.ts';

/** Starts to wait for a forum that restarts with other data. `before` identifies the process that was asked. */
export type AwaitChange = (before: ProcessStart) => void;

/** Returns a function that loads the restored and the former data again. */
export function useInvalidateRestorations(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['restorations'] });
}
