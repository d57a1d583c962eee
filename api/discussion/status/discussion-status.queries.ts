import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listStatuses } from '#api/discussion/status/discussion-status.client.ts';

/** Returns the query for the statuses of discussions, without the internal ones that track resolution. */
export const statusesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discussionStatuses'],
    queryFn: async () => (await listStatuses(api)).body.filter(({ isInternal }) => !isInternal),
  });
