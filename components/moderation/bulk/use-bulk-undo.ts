import { useQueryClient } from '@tanstack/react-query';
import { t } from '#api/translations.ts';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { type JobUndoApi, undoResultText } from '#machines/moderation/bulk/job-undo.connect.ts';
import { useJobUndo } from './use-job-undo.ts';

/** The ID of the toast that shows the result of a bulk action and of its undo. */
export const bulkToastID = 'bulk-result';

/** Undoes bulk actions and shows the progress and the result in a toast. */
export function useBulkUndo(): JobUndoApi {
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const undo: JobUndoApi = useJobUndo({
    onBegan: () => toasts.add({ id: bulkToastID, text: t('bulk.undoing'), isPersistent: true }),
    onUndone: (progress) => {
      const tone = progress.failedIDs.length > 0 ? 'error' : 'success';
      toasts.add({ id: bulkToastID, text: undoResultText(progress), tone });
      void queryClient.invalidateQueries();
    },
    onFailure: (error) => {
      const actions = [{ label: t('primitives.submission.retry'), onSelect: () => undo.retry() }];
      toasts.add({ id: bulkToastID, ...failureToast(error), actions, isPersistent: true });
      void queryClient.invalidateQueries();
    },
  });
  return undo;
}
