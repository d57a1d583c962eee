import { useState } from 'react';
import type { BulkWarning as Warned } from '#api/moderation/decision/decision.contract.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { emptyWarning, WarningForm } from '#components/moderation/sanction/warning-form.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { BulkJob, type BulkJobProps } from './bulk-job.tsx';
import { runJob, sendWarnings } from './use-bulk-run.ts';

/** The props of a bulk warning: the selected records. */
export interface BulkWarningProps extends Omit<BulkJobProps, 'onSend' | 'action' | 'form'> {
  readonly recordType: Warned['recordType'];
}

/**
 * The bulk action that warns the authors of the selected posts. Renders nothing for viewers who may not warn members.
 */
export function BulkWarning({ recordType, ...props }: BulkWarningProps) {
  const { api } = useSite();
  const may = useMay();
  const [warning, setWarning] = useState(emptyWarning);
  if (!may(sanctionPermissions)) return null;
  return (
    <BulkJob
      {...props}
      action="warn"
      onSend={({ ids }) => runJob(sendWarnings(api, { recordType, recordIDs: [...ids], ...warning }))}
      form={<WarningForm warning={warning} onWarning={setWarning} />}
    />
  );
}
