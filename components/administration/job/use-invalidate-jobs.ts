import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that loads the background jobs, and what the overview counts of them, again. */
export function useInvalidateJobs(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['background-jobs'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ]);
}
