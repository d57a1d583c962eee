import { MessageSquareReply } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useMayComment } from '#components/composer/form/create-comment.tsx';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { ReportButton } from '#components/moderation/report/report-button.tsx';
import { BookmarkButton } from '#components/post/share/bookmark-button.tsx';
import { QuoteButton } from '#components/post/share/quote-button.tsx';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import * as styles from './post.css.ts';
import { PostAction } from './post-action.tsx';
import { nameOf } from './post-author.tsx';

const BookmarkToggle = lazyPart(() =>
  import('#components/post/share/bookmark-toggle.tsx').then(({ BookmarkToggle: Toggle }) => Toggle),
);

const PostQuote = lazyPart(() => import('#components/post/share/post-quote.tsx').then((module) => module.PostQuote));

/** The member actions of a discussion: comment and quote, if allowed, bookmark, share and report. */
export function DiscussionMemberActions({ discussion, share }: { discussion: Discussion; share: ReactNode }) {
  const { open } = useWriting();
  const mayComment = useMayComment(discussion);
  const { discussionID, name, bookmarked, insertUser } = discussion;
  return (
    <>
      <span className={styles.newRow} />
      {mayComment && (
        <PostAction
          icon={<MessageSquareReply size={14} />}
          words={t('post.comment.text')}
          onClick={() => {
            open('bottom');
            document.getElementById('create-comment')?.scrollIntoView({ block: 'center' });
          }}
        />
      )}
      {mayComment && (
        <PostQuote
          kind="discussion"
          id={discussionID}
          author={nameOf(insertUser)}
          renderPlaceholder={(waker) => <QuoteButton author={nameOf(insertUser)} {...waker} />}
        />
      )}
      <BookmarkToggle
        discussion={discussion}
        renderPlaceholder={(waker) => <BookmarkButton isOn={bookmarked} {...waker} />}
      />
      {share}
      <ReportButton
        record={{ recordType: 'discussion', recordID: discussionID, categoryID: discussion.categoryID, name }}
        authorID={discussion.insertUserID}
        label={t('post.report.content')}
        className={styles.action}
        signSize={14}
      />
    </>
  );
}
