import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { conversationsKey } from '#api/conversation/conversation.queries.ts';
import { useLive } from '#components/live/use-live.ts';

/** Lets go of every answer about conversations; what is on the page is asked for again, and waited for. */
export function useForgetConversations(): () => Promise<void> {
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
 * Asks anew for what the page shows of conversations when something happened in one; with a number, in that one alone.
 * Where nobody is looking, it waits until somebody does, so that nothing counts as read unseen.
 */
export function useConversationNews(conversationID?: number): void {
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
