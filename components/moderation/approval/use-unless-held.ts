import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#api/failure.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/**
 * Waits for a post: undefined when it was held until somebody approves it, which a toast then says. Other refusals stay
 * what they are.
 */
export function useUnlessHeld(): <Answer>(sending: Promise<Answer>) => Promise<Answer | undefined> {
  const toasts = useToasts();
  const client = useQueryClient();
  return (sending) =>
    sending.catch((error: unknown) => {
      if (!(error instanceof ApiFailure) || error.code !== 'post.held') throw error;
      toasts.add({ text: error.message, isPersistent: true });
      void client.invalidateQueries({ queryKey: ['held-posts'] });
      return undefined;
    });
}
