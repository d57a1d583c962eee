import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * Returns the statuses that can be set manually on a discussion of the given type. Returns an empty list until they are
 * loaded.
 */
export function useStatusesFor(type: string): readonly RecordStatus[] {
  const { api } = useSite();
  const { data = [] } = useQuery(statusesQuery(api));
  return data.filter(({ isSystem, recordSubtype }) => !isSystem && (recordSubtype === null || recordSubtype === type));
}
