import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates all fragment queries. */
export function useInvalidateFragments(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['fragments'] });
}
