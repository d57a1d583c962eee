import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that loads the backups again. */
export function useInvalidateBackups(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['backups'] });
}
