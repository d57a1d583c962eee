import { ArrowDown } from 'lucide-react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { StatusLine } from '#components/discussion/status/status-line.tsx';
import { hasVisibleStatus } from '#components/discussion/status/status-mark.tsx';
import * as styles from '#components/post/post.css.ts';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';

/**
 * The badges below a discussion's title: resolved, announced, closed, its status, and a link to the accepted answer.
 */
export const DiscussionMarks = ({
  discussion: { type, closed, pinned, resolved, status, acceptedCommentID, attributes },
}: {
  discussion: Discussion;
}) => (
  <div className={styles.marks}>
    {resolved && <Tag preset="success">{t('discussion.mark.resolved')}</Tag>}
    {pinned && <Tag preset="colored">{t('discussion.mark.announcement')}</Tag>}
    {closed && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
    {hasVisibleStatus(status) && <StatusLine status={status} notes={attributes?.idea?.statusNotes} />}
    {type === 'question' && acceptedCommentID !== null && (
      <ButtonLink href={commentUrl(acceptedCommentID)} variant="text" size="small" icon={<ArrowDown size={14} />}>
        {t('discussion.answer.jump')}
      </ButtonLink>
    )}
  </div>
);
