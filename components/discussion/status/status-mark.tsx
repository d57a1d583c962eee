import { CircleCheck, CircleDashed } from 'lucide-react';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { statusName } from './status-name.ts';

/** Checks whether a discussion has a status to show. */
export const hasVisibleStatus = (status: StatusFragment | undefined): status is StatusFragment =>
  status !== undefined && status.statusID !== statusIDs.none;

/** The badge of a status. Its icon and a visually hidden label state whether the status is open or closed. */
export function StatusMark({ status }: { status: StatusFragment }) {
  const isClosed = status.state === 'closed';
  return (
    <Tag
      preset={isClosed ? 'success' : 'greyscale'}
      icon={isClosed ? <CircleCheck size={12} /> : <CircleDashed size={12} />}
    >
      <VisuallyHidden>{`${t(isClosed ? 'discussion.status.is-closed' : 'discussion.status.is-open')} `}</VisuallyHidden>
      <span dir="auto">{statusName(status)}</span>
    </Tag>
  );
}
