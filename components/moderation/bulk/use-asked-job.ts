import { useEffect, useRef } from 'react';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';

/** The records for which a dialog is opened from elsewhere, and the callback after it has opened. */
export interface AskedJob {
  readonly asked?: readonly number[] | undefined;
  readonly onAsked?: (() => void) | undefined;
}

/** Opens the dialog of a bulk action as soon as records are given. */
export function useAskedJob({ request }: BulkJobApi, { asked, onAsked }: AskedJob): void {
  const latest = useRef({ request, onAsked });
  latest.current = { request, onAsked };
  useEffect(() => {
    if (!asked) return;
    latest.current.request(asked);
    latest.current.onAsked?.();
  }, [asked]);
}
