import type { RefObject } from 'react';
import { addReportReason, changeReportReason } from '#api/moderation/report/report-reason.client.ts';
import type { ReportReason } from '#api/moderation/report/report-reason.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { reportReasonForm } from './report-reason-form.ts';

interface ReportReasonDialogProps {
  /** The reason to edit; undefined to create one. */
  readonly reason?: ReportReason;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

type Written = Pick<ReportReason, 'reportReasonID' | 'name' | 'description' | 'roleIDs'>;

const blank: Written = { reportReasonID: '', name: '', description: '', roleIDs: [] };

/**
 * The dialog for creating or editing a report reason: its name, description and roles. The API name cannot be changed
 * later.
 */
export function ReportReasonDialog({ reason, returnTo, onSaved }: ReportReasonDialogProps) {
  const { api } = useSite();
  const { reportReasonID, name, description, roleIDs } = reason ?? blank;
  return (
    <FormDialog
      title={reason ? t('report.settings.edit-named', { name: reason.name }) : t('report.reasons.add')}
      loaded={{ schema: reportReasonForm(!reason), values: { reportReasonID, name, description, roleIDs } }}
      save={(values) => {
        const { reportReasonID: id, ...words } = { ...blank, ...values } as Written;
        return reason
          ? changeReportReason(api, reportReasonID, words)
          : addReportReason(api, { reportReasonID: id, ...words });
      }}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
