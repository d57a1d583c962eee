import type { ReportReasonFragment } from '#api/moderation/report-reason.contract.ts';
import { Tag } from '#components/primitives/tag.tsx';
import { Tooltip } from '#components/primitives/tooltip.tsx';
import { reason } from './report-triage.css.ts';

/** Why a post was reported: a tag for each reason, with a tip that says what is meant by it (`spec/screens.md` F9). */
export const ReasonTags = ({ reasons }: { reasons: readonly ReportReasonFragment[] }) =>
  reasons.map(({ reportReasonID, name, description }) => (
    <Tooltip key={reportReasonID} text={description} isContent>
      <span className={reason} {...(description && { tabIndex: 0 })}>
        <Tag preset="colored">{name}</Tag>
      </span>
    </Tooltip>
  ));
