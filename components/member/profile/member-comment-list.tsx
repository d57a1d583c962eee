import { MessageSquare } from 'lucide-react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { excerptOf } from '#api/post/body/excerpt.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './member-comment-list.css.ts';

/** Renders a member's comments, newest first. Each links to its position in the discussion. */
export function MemberCommentList({ comments, pager, href, label }: MemberCommentListProps) {
  if (comments.length === 0) return <EmptyState icon={<MessageSquare />} title={t('member.comments.none')} />;
  return (
    <section aria-label={label}>
      <ol className={styles.list}>
        {comments.map((comment) => (
          <Row key={comment.commentID} comment={comment} />
        ))}
      </ol>
      <Pager {...pager} label={t('member.list.pages', { list: label })} href={href} />
    </section>
  );
}

/** The props of `MemberCommentList`. `href` returns the URL of another page of the list. */
export interface MemberCommentListProps {
  readonly comments: readonly Comment[];
  readonly pager: { readonly page: number; readonly limit: number; readonly total: number; readonly hasMore: boolean };
  readonly href: (page: number) => string;
  readonly label: string;
}

const Row = ({ comment: { name, url, body, dateInserted, score, qna } }: { comment: Comment }) => (
  <li className={styles.item}>
    <h2 className={styles.title} dir="auto">
      <Link href={url} tone="heading">
        {name}
      </Link>
    </h2>
    <p className={styles.excerpt} dir="auto">
      {excerptOf(body)}
    </p>
    <p className={styles.metas}>
      {qna === 'accepted' && <Tag preset="success">{t('member.comments.accepted')}</Tag>}
      <DateTime date={dateInserted} type="relative" />
      {score !== 0 && (
        <span>
          <TranslatedText id="member.comments.points" values={{ count: score, number: <NumberText value={score} /> }} />
        </span>
      )}
    </p>
  </li>
);
