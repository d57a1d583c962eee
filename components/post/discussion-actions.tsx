import { Ellipsis, MessageSquareReply } from 'lucide-react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useMayComment } from '#components/composer/create-comment.tsx';
import { useWriting } from '#components/composer/writing-context.tsx';
import { Button } from '#components/primitives/button.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { lazyPart } from '#components/shell/lazy-part.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import * as styles from './post.css.ts';
import { QuoteButton } from './quote-button.tsx';

const DiscussionMenu = lazyPart(() => import('./discussion-menu.tsx').then(({ DiscussionMenu: Menu }) => Menu));
const BookmarkToggle = lazyPart(() => import('./bookmark-toggle.tsx').then(({ BookmarkToggle: Toggle }) => Toggle));

/** What can be done with a discussion: comment, quote, bookmark. Nothing for guests. */
export function DiscussionActions({ discussion }: { discussion: Discussion }) {
  const { me } = useSite();
  const { open } = useWriting();
  const mayComment = useMayComment(discussion);
  const { discussionID, bookmarked, insertUser } = discussion;
  return (
    <>
      {mayComment && (
        <Button
          variant="text"
          size="small"
          className={styles.action}
          icon={<MessageSquareReply size={14} />}
          onClick={() => {
            open('bottom');
            document.getElementById('create-comment')?.scrollIntoView({ block: 'center' });
          }}
        >
          Comment
        </Button>
      )}
      {mayComment && <QuoteButton kind="discussion" id={discussionID} author={insertUser?.name ?? 'Unknown User'} />}
      {me.userID !== 0 && (
        <BookmarkToggle discussion={discussion} standIn={(waker) => <BookmarkButton isOn={bookmarked} {...waker} />} />
      )}
    </>
  );
}

/** The way to a discussion's menu. */
export const DiscussionOptions = ({ discussion }: { discussion: Discussion }) => (
  <DiscussionMenu
    discussion={discussion}
    standIn={(waker) => (
      <IconButton
        label="Discussion Options"
        size="small"
        className={styles.options}
        icon={<Ellipsis size={16} />}
        aria-haspopup="menu"
        {...waker}
      />
    )}
  />
);
