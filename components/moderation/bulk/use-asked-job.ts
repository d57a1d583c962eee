import { useEffect, useRef } from 'react';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';

/** Which records a dialog is asked to open for from elsewhere, and who hears that it did. */
export interface AskedJob {
  readonly asked?: readonly number[] | undefined;
  readonly onAsked?: (() => void) | undefined;
}

/** Opens the dialog of a bulk action for records as soon as they are given. */
export function useAskedJob({ request }: BulkJobApi, { asked, onAsked }: AskedJob): void {
  const latest = useRef({ request, onAsked });
  latest.current = { request, onAsked };
  useEffect(() => {
    if (!asked) return;
    latest.current.request(asked);
    latest.current.onAsked?.();
  }, [asked]);
}
