import type { ReportReasonFragment } from '#api/moderation/report/report-reason.contract.ts';
import { reason } from '#components/moderation/triage/report-triage.css.ts';
import { Tooltip } from '#components/primitives/overlay/tooltip.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';

/**
 * The reasons of a report as tags, each with a tooltip that explains it (docs/behavior/moderation.md#report-reasons).
 */
export const ReasonTags = ({ reasons }: { reasons: readonly ReportReasonFragment[] }) =>
  reasons.map(({ reportReasonID, name, description }) => (
    <Tooltip key={reportReasonID} text={description} isContent>
      <span className={reason} {...(description && { tabIndex: 0 })}>
        <Tag preset="colored">{name}</Tag>
      </span>
    </Tooltip>
  ));
