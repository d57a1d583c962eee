import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { conversationsKey } from '#api/conversation/conversation.queries.ts';
import { useLive } from '#components/live/use-live.ts';

/**
 * Returns a function that invalidates all queries of conversations: it removes inactive ones and waits until active
 * ones are refetched.
 */
export function useInvalidateConversations(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    queryClient.removeQueries({ queryKey: conversationsKey, type: 'inactive' });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: conversationsKey }),
      queryClient.invalidateQueries({ queryKey: ['me'], exact: true }),
    ]);
  }, [queryClient]);
}

/**
 * Refetches the conversations on the page when a live update arrives; with an ID, only for updates of that
 * conversation. While the page is hidden, the refetch is deferred until it is visible, so that nothing counts as read
 * unseen.
 */
export function useConversationUpdates(conversationID?: number): void {
  const queryClient = useQueryClient();
  const isOwed = useRef(false);
  const ask = useCallback(() => {
    isOwed.current = document.visibilityState === 'hidden';
    if (!isOwed.current) void queryClient.invalidateQueries({ queryKey: conversationsKey });
  }, [queryClient]);
  useLive('conversation', (data) => {
    if (conversationID === undefined || data['conversationID'] === conversationID) ask();
  });
  useEffect(() => {
    const look = () => {
      if (isOwed.current) ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ask]);
}
