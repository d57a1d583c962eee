import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readMyCounts } from '#api/member/user/me.client.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { myCountsQuery } from '#api/member/user/me-counts.queries.ts';
import { useLive } from '#components/live/use-live.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

const names = {
  UnreadNotifications: 'countUnreadNotifications',
  UnreadConversations: 'countUnreadConversations',
} as const;

/** Returns a function that reloads the counts of the title bar. */
export function useRenewCounts(): () => Promise<void> {
  const { api } = useSite();
  const client = useQueryClient();
  return useCallback(async () => {
    try {
      const { counts } = (await readMyCounts(api)).body;
      const fresh = counts.flatMap(({ name, count }) => (name in names ? [[names[name as never], count]] : []));
      client.setQueryData(
        myCountsQuery(api).queryKey,
        Object.fromEntries(counts.map(({ name, count }) => [name, count])),
      );
      client.setQueryData(meQuery(api).queryKey, (me) => me && { ...me, ...Object.fromEntries(fresh) });
    } catch {
      // The previous counts remain until a reload succeeds.
    }
  }, [api, client]);
}

/** Returns the number of unread notifications, updated by live updates. */
export function useUnreadNotifications(): number {
  const { api } = useSite();
  const renew = useRenewCounts();
  useLive('notification', renew);
  useLive('counts', renew);
  return useQuery({ ...meQuery(api), staleTime: Number.POSITIVE_INFINITY }).data?.countUnreadNotifications ?? 0;
}
