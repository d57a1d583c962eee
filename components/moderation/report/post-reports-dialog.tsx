import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { reportQueueQuery } from '#api/moderation/report/report.queries.ts';
import type { ReportFilter } from '#api/moderation/triage/report-filter.ts';
import { t } from '#api/translations.ts';
import { ReportTriage } from '#components/moderation/triage/report-triage.tsx';
import { useReportHandling } from '#components/moderation/triage/use-report-handling.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { LoadProblem } from '#components/primitives/submission/load-problem.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface PostReportsProps {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
}

/**
 * The dialog with the report queue of one post, with the same cards and actions as the queue page. It opens on mount.
 */
export function PostReportsDialog({
  returnTo,
  ...record
}: PostReportsProps & { returnTo: RefObject<HTMLElement | null> }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  const change = (open: boolean) => {
    setIsOpen(open);
    if (open) return;
    for (const key of ['discussion', 'discussions', 'comments']) void client.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Dialog open={isOpen} onOpenChange={change} title={t('report.here.title')} size="large" returnFocus={returnTo}>
      <DialogBody>
        <PostReports {...record} />
      </DialogBody>
    </Dialog>
  );
}

function PostReports({ recordType, recordID }: PostReportsProps) {
  const { api } = useSite();
  const filter: ReportFilter = {
    status: ['new'],
    sort: '-dateInserted',
    page: 1,
    recordType,
    recordID: String(recordID),
  };
  const { data, error, refetch } = useQuery({ ...reportQueueQuery(api, filter), refetchOnWindowFocus: false });
  const handling = useReportHandling(filter, data?.reports ?? []);
  if (error && !data) return <LoadProblem error={error} onRetry={refetch} />;
  if (!data) return <Loader />;
  if (data.reports.length === 0) return <p>{t('report.here.none')}</p>;
  return <ReportTriage reports={data.reports} {...handling} />;
}
