import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates the custom pages and all layouts, because a page has a layout of its own. */
export function useInvalidateCustomPages(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(['custom-pages', 'layouts'].map((name) => client.invalidateQueries({ queryKey: [name] })));
}
