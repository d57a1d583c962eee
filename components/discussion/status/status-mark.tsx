import { CircleCheck, CircleDashed } from 'lucide-react';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { t } from '#api/translations.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { statusName } from './status-name.ts';

/** Whether there is something to say of what a discussion stands at. */
export const isToldStatus = (status: StatusFragment | undefined): status is StatusFragment =>
  status !== undefined && status.statusID !== statusIDs.none;

/** What a discussion stands at; its sign, and a word for those who hear it, tell whether that is still to be dealt with. */
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
