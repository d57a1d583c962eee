import { useQuery } from '@tanstack/react-query';
import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The select options for the reason of a decision: the report reasons, or none. */
export function ReasonOptions() {
  const { api } = useSite();
  const { data: reasons = [] } = useQuery(reportReasonsQuery(api));
  return (
    <>
      <option value="">{t('sanction.reason.none')}</option>
      {reasons.map(({ reportReasonID, name }) => (
        <option key={reportReasonID} value={reportReasonID}>
          {name}
        </option>
      ))}
    </>
  );
}
