import { useEffect, useRef } from 'react';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';

/** The records for which a dialog is opened from elsewhere, and the callback after it has opened. */
export interface RequestedJobProps {
  readonly requestedIDs?: readonly number[] | undefined;
  readonly onRequestHandled?: (() => void) | undefined;
}

/** Opens the dialog of a bulk action as soon as records are given. */
export function useRequestedJob({ request }: BulkJobApi, { requestedIDs, onRequestHandled }: RequestedJobProps): void {
  const latest = useRef({ request, onRequestHandled });
  latest.current = { request, onRequestHandled };
  useEffect(() => {
    if (!requestedIDs) return;
    latest.current.request(requestedIDs);
    latest.current.onRequestHandled?.();
  }, [requestedIDs]);
}
