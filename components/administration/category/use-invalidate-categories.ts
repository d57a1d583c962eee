import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates all category queries. */
export function useInvalidateCategories(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(['categories', 'category'].map((name) => client.invalidateQueries({ queryKey: [name] })));
}
