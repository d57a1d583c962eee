import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#api/failure.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';

/**
 * Returns a function that awaits the request for a post. It resolves with undefined and shows a toast when the post was
 * held for approval. Other errors are rethrown.
 */
export function useHeldPostNotice(): <Answer>(sending: Promise<Answer>) => Promise<Answer | undefined> {
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
