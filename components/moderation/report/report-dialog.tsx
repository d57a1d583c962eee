import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import type { Escalation } from '#api/moderation/escalation/escalation.contract.ts';
import { addReport } from '#api/moderation/report/report.client.ts';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { PostReport } from '#machines/moderation/report/post-report.machine.ts';
import { PostReportDialog, usePostReport } from './post-report.tsx';

/** A record that can be reported. Messages and members have no category. */
export interface ReportableRecord {
  readonly recordType: 'discussion' | 'comment' | 'message' | 'user';
  readonly recordID: number;
  readonly categoryID?: number;
  readonly name: string;
}

/** The props of ReportDialog. `returnTo` receives focus when the dialog closes. */
export interface ReportDialogProps {
  readonly record: ReportableRecord;
  readonly returnTo?: RefObject<HTMLElement | null>;
}

/**
 * Returns a function that sends a report, or an escalation if a moderator chose to escalate. It resolves with the
 * escalation, if one was created.
 */
function useSending({ recordType, recordID, name }: ReportableRecord) {
  const { api } = useSite();
  return async ({ reportReasonIDs, note, isEscalated, isHidden }: PostReport): Promise<Escalation | undefined> => {
    const record = { recordID, reportReasonIDs: [...reportReasonIDs], noteBody: note, noteFormat: 'text' as const };
    if (isEscalated && (recordType === 'discussion' || recordType === 'comment'))
      return (await addEscalation(api, { ...record, recordType, name, recordIsLive: !isHidden })).body;
    await addReport(api, { ...record, recordType });
    return undefined;
  };
}

/**
 * The dialog that reports a record. It opens on mount and shows a toast after the report was sent
 * (docs/behavior/moderation.md#report-dialog).
 */
export function ReportDialog({ record, returnTo }: ReportDialogProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const router = useRouter();
  const send = useSending(record);
  const announce = (escalation: Escalation | undefined) =>
    toasts.add({
      tone: 'success',
      text: escalation ? t('report.escalated') : t('moderation.report.sent'),
      ...(escalation && { link: { label: t('report.go-to', { name: escalation.name }), href: escalation.url } }),
    });
  const report = usePostReport({
    loadReasons: () => client.fetchQuery(reportReasonsQuery(api)),
    onSend: async (words) => {
      const escalation = await send(words);
      announce(escalation);
      void client.invalidateQueries({ queryKey: ['reports'] });
      if (escalation && words.isHidden && isPageOf(router.state.location.pathname, record))
        await router.navigate({ href: '/discussions' });
    },
  });
  useRequestAtOnce(report.request);
  const { isSent } = report;
  const close = report.getCloseProps().onClick;
  useEffect(() => {
    if (isSent) close();
  }, [isSent]);
  return (
    <span {...report.getRootProps()}>
      <PostReportDialog report={report} categoryID={record.categoryID} returnTo={returnTo} />
    </span>
  );
}

/** Whether a URL belongs to the discussion, which is no longer available once it is hidden. */
const isPageOf = (pathname: string, { recordType, recordID }: ReportableRecord): boolean =>
  recordType === 'discussion' && `${pathname}/`.includes(`/discussion/${recordID}/`);

function useRequestAtOnce(request: () => void): void {
  useEffect(request, []);
}
