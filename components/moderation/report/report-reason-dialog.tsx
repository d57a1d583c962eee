import { type RefObject, useState } from 'react';
import { addReportReason, changeReportReason } from '#api/moderation/report/report-reason.client.ts';
import type { ReportReason } from '#api/moderation/report/report-reason.contract.ts';
import { t } from '#api/translations.ts';
import { RoleCheckList } from '#components/moderation/bulk/check-list.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface ReportReasonDialogProps {
  /** The reason to edit; undefined to create one. */
  readonly reason?: ReportReason;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

const apiName = /^[a-z0-9][a-z0-9-]{0,59}$/;

/**
 * The dialog for creating or editing a report reason: its name, description and roles. The API name cannot be changed
 * later.
 */
export function ReportReasonDialog({ reason, returnTo, onSaved }: ReportReasonDialogProps) {
  const { api } = useSite();
  const [id, setID] = useState(reason?.reportReasonID ?? '');
  const [words, setWords] = useState({
    name: reason?.name ?? '',
    description: reason?.description ?? '',
    roleIDs: reason?.roleIDs ?? [],
  });
  const set = (part: Partial<typeof words>) => setWords({ ...words, ...part });
  const isComplete = words.name.trim() !== '' && apiName.test(id);
  return (
    <OptionDialog
      title={reason ? t('report.settings.edit-named', { name: reason.name }) : t('report.reasons.add')}
      save={() =>
        reason ? changeReportReason(api, id, words) : addReportReason(api, { reportReasonID: id, ...words })
      }
      onSaved={onSaved}
      entered={{ id, ...words }}
      refusal={isComplete ? undefined : t('report.reasons.lacking')}
      returnTo={returnTo}
    >
      <Field label={t('report.settings.name')} required>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={100}
            value={words.name}
            dir="auto"
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('report.reasons.api-name')} help={t('report.reasons.api-name-help')} required>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={60}
            value={id}
            dir="ltr"
            readOnly={reason !== undefined}
            onChange={({ target }) => setID(target.value)}
          />
        )}
      </Field>
      <Field label={t('report.reasons.description')}>
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={500}
            value={words.description}
            dir="auto"
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      <RoleCheckList
        legend={t('report.reasons.roles')}
        help={t('report.reasons.roles-help')}
        chosen={words.roleIDs}
        onChange={(roleIDs) => set({ roleIDs })}
      />
    </OptionDialog>
  );
}
