import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that invalidates all queries about the viewer's account after a change. */
export function useInvalidateAccount(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['account'] });
}
