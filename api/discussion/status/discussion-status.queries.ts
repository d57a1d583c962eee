import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listStatuses } from '#api/discussion/status/discussion-status.client.ts';

/** What discussions can stand at; the internal ones, which say whether they are resolved, are left out. */
export const statusesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['discussionStatuses'],
    queryFn: async () => (await listStatuses(api)).body.filter(({ isInternal }) => !isInternal),
  });
