import { useQueryClient } from '@tanstack/react-query';

/** Asks anew for all that tells of the viewer's account, after something about it has changed. */
export function useAccountAnew(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['account'] });
}
