import { useQueryClient } from '@tanstack/react-query';

/** Asks anew for categories, wherever they are shown. */
export function useCategoriesAnew(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(['categories', 'category'].map((name) => client.invalidateQueries({ queryKey: [name] })));
}
