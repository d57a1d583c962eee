import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#api/api.ts';
import { removeComments } from '#api/discussion/transfer/comment-bulk.client.ts';
import {
  closeDiscussions,
  mergeDiscussions,
  moveDiscussions,
  removeDiscussions,
} from '#api/discussion/transfer/discussion-bulk.client.ts';
import { approveHeldPosts, rejectHeldPosts, removeHeldPosts } from '#api/moderation/bulk/held-post-bulk.client.ts';
import { resumeLongJob, undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import type { LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { warnMany } from '#api/moderation/decision/decision.client.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { bulkResult } from '#machines/moderation/bulk/bulk-job.connect.ts';
import type { BulkAction, BulkRequest, BulkResponse } from '#machines/moderation/bulk/bulk-job.machine.ts';

/** The time the server works on a job before it returns the progress, in seconds. */
const runner = { longRunnerTimeout: 1 };

const toastID = 'bulk-result';

/** Sends a bulk request for discussions. */
export const sendDiscussions = (api: Api, { action, ids, choice }: BulkRequest) => {
  const discussionIDs = [...ids];
  const { destinationID = 0, addRedirects = false } = choice ?? {};
  if (action === 'delete') return removeDiscussions(api, { discussionIDs }, runner);
  if (action === 'close') return closeDiscussions(api, { discussionIDs, closed: true }, runner);
  if (action === 'move')
    return moveDiscussions(api, { discussionIDs, categoryID: destinationID, addRedirects }, runner);
  const order = { discussionIDs: [destinationID, ...discussionIDs], destinationDiscussionID: destinationID };
  return mergeDiscussions(api, { ...order, addRedirects }, runner);
};

/** Sends a bulk deletion of comments. */
export const sendComments = (api: Api, ids: readonly number[], deleteMethod: 'tombstone' | 'full') =>
  removeComments(api, { commentIDs: [...ids], deleteMethod }, runner);

/** Sends a bulk decision on held posts. */
export const sendHeldPosts = (
  api: Api,
  { action, ids, verifyUser, reason }: Omit<BulkRequest, 'choice'> & { verifyUser: boolean; reason: string },
) => {
  const heldPostIDs = [...ids];
  if (action === 'approve') return approveHeldPosts(api, { heldPostIDs, verifyUser }, runner);
  if (action === 'reject') return rejectHeldPosts(api, { heldPostIDs, reason }, runner);
  return removeHeldPosts(api, { heldPostIDs }, runner);
};

/** Sends a bulk warning of post authors. */
export const sendWarnings = (api: Api, warning: Parameters<typeof warnMany>[1]) => warnMany(api, warning, runner);

/**
 * Runs the jobs of a toolbar. It stores the last result and shows it in a toast with an undo action. `run` takes the
 * function that sends the request. All queries are invalidated afterwards.
 */
export function useBulkRun() {
  const { api } = useSite();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const last = useRef<LongJobResult>(undefined);
  const takenBack = useRef<string>(undefined);
  const renew = () => void queryClient.invalidateQueries();

  const note = (body: unknown): BulkResponse => {
    last.current = body as LongJobResult;
    return last.current;
  };

  const undo = async (jobID: string) => {
    // The undo button can be pressed again before the toast is replaced. A second undo of the same job would be
    // rejected.
    if (takenBack.current === jobID) return;
    takenBack.current = jobID;
    toasts.add({ id: toastID, text: t('bulk.undoing'), isPersistent: true });
    try {
      let { body } = (await undoLongJob(api, jobID, runner)) as { body: LongJobResult };
      while (body.callbackPayload) body = (await resumeLongJob(api, body.callbackPayload)).body as LongJobResult;
      toasts.add({ id: toastID, ...wordsOfUndo(body) });
    } catch (error) {
      toasts.add({ id: toastID, tone: 'error', text: (error as Error).message });
    }
    renew();
  };

  return {
    run: async (send: () => Promise<{ body: unknown }>): Promise<BulkResponse> => {
      last.current = undefined;
      return note((await send()).body);
    },
    resume: async (payload: string): Promise<BulkResponse> => note((await resumeLongJob(api, payload)).body),
    ended: (action: BulkAction) => {
      renew();
      const { jobID, progress } = last.current ?? {};
      if (!jobID || !progress || progress.successIDs.length === 0) return;
      const counts = { done: progress.successIDs.length, failed: progress.countTotalIDs - progress.successIDs.length };
      const actions = [{ label: t('bulk.undo'), onSelect: () => void undo(jobID) }];
      // An approval cannot be undone, because others may have read the posts.
      const offer = action === 'approve' ? {} : { actions, isPersistent: true };
      toasts.add({ id: toastID, text: bulkResult(action, counts), ...offer });
    },
  };
}

function wordsOfUndo({ progress: { successIDs, failedIDs, exceptionsByID } }: LongJobResult) {
  const [first] = failedIDs;
  if (first === undefined) return { tone: 'success', text: t('bulk.undone') } as const;
  const reason = exceptionsByID[first]?.message ?? '';
  const counts = { done: successIDs.length, failed: failedIDs.length, reason };
  return { tone: 'error', text: t('bulk.undone-partly', counts) } as const;
}
