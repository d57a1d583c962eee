import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '#api/discussion/status/discussion-status.queries.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** Returns the statuses that people can give to a discussion of a type; empty until they are loaded. */
export function useStatusesFor(type: string): readonly RecordStatus[] {
  const { api } = useSite();
  const { data = [] } = useQuery(statusesQuery(api));
  return data.filter(({ isSystem, recordSubtype }) => !isSystem && (recordSubtype === null || recordSubtype === type));
}
