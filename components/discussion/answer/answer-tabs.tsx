import type { CommentPageFilter } from '#api/discussion/discussion.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { commentsUrl } from '#components/discussion/thread/comments-url.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import * as styles from './answer-tabs.css.ts';

/**
 * Tabs of a question's comments: all, accepted answers, and, with permission, rejected answers
 * (docs/behavior/discussion.md#answers). Renders nothing when no answer has been accepted or rejected.
 */
export function AnswerTabs({
  discussion,
  filter: { sort, qna },
}: {
  discussion: Discussion;
  filter: CommentPageFilter;
}) {
  const { acceptedAnswers = [], rejectedAnswers = [] } = discussion.attributes?.question ?? {};
  const isThere = { accepted: acceptedAnswers.length > 0, rejected: rejectedAnswers.length > 0 };
  if (!qna && !isThere.accepted && !isThere.rejected) return null;
  const tab = (to: CommentPageFilter['qna'], name: string) => ({
    href: commentsUrl(discussionUrl(discussion), { sort, qna: to }),
    name,
    isCurrent: to === qna,
  });
  return (
    <LinkTabs
      label={t('discussion.answers.tabs')}
      look="pills"
      className={styles.tabs}
      tabs={[
        tab(undefined, t('discussion.answers.all')),
        ...(isThere.accepted || qna === 'accepted' ? [tab('accepted', t('discussion.answers.accepted'))] : []),
        ...(isThere.rejected || qna === 'rejected' ? [tab('rejected', t('discussion.answers.rejected'))] : []),
      ]}
    />
  );
}
