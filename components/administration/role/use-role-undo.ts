import { useQueryClient } from '@tanstack/react-query';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';

/** The ID of the message, so that a later change replaces the message of an earlier one. */
const id = 'role-change';

/**
 * Returns the function that reports a saved change of roles, and offers to undo the change through the log. It ends when
 * the roles were loaded again. `onRestored` is called after the former values were loaded.
 */
export function useRoleUndo(onRestored?: () => void) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const renew = () => client.invalidateQueries({ queryKey: ['roles'] });
  const undo = async (entryID: string) => {
    try {
      await undoAuditLog(api, entryID);
      await renew();
      onRestored?.();
      toasts.add({ id, text: t('role.undone'), tone: 'success' });
    } catch (error) {
      toasts.add({ id, text: failureReason(error), tone: 'error' });
    }
  };
  return (text: string, entryID: string | undefined): Promise<void> => {
    const actions = entryID === undefined ? [] : [{ label: t('role.undo'), onSelect: () => void undo(entryID) }];
    toasts.add({ id, text, tone: 'success', actions });
    return renew();
  };
}
