import { useQueryClient } from '@tanstack/react-query';
import { undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';

/** The ID of the message, so that a later change replaces the message of an earlier one. */
const id = 'setting-change';

/**
 * Returns the function that reports a saved change of settings and offers to undo it through the log (site.manage).
 * After the former values were loaded, `onRestored` is called with the names of the settings.
 */
export function useSettingUndo(onRestored: (names: readonly string[]) => void) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const may = useMay();
  const undo = async (entryID: string, names: readonly string[]) => {
    toasts.update(id, { text: t('setting.undoing'), actions: [] });
    try {
      await undoAuditLog(api, entryID);
      await client.invalidateQueries({ queryKey: ['config'] });
      onRestored(names);
      toasts.add({ id, text: t('setting.undone'), tone: 'success' });
    } catch (error) {
      toasts.add({ id, text: failureReason(error), tone: 'error' });
    }
  };
  return (entryID: string | undefined, names: readonly string[]) => {
    const actions =
      entryID !== undefined && may('site.manage')
        ? [{ label: t('setting.undo'), onSelect: () => void undo(entryID, names) }]
        : [];
    toasts.add({ id, text: t('setting.saved'), tone: 'success', actions });
  };
}
