import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type {
  CommentThreadComment,
  CommentThreadHole,
  CommentThreadItem,
  CommentThread as Thread,
} from '#api/discussion/comment-thread.contract.ts';
import { commentHoleQuery } from '#api/discussion/discussion.queries.ts';
import { commentAnchor, commentUrl } from '#api/discussion/urls.ts';
import * as post from '#components/post/post.css.ts';
import { PostAuthor } from '#components/post/post-author.tsx';
import { PostBody } from '#components/post/post-body.tsx';
import { ReactionBar } from '#components/post/reaction-bar.tsx';
import { ReactionCounts } from '#components/post/reaction-counts.tsx';
import { Avatar } from '#components/primitives/avatar.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './comment-thread.css.ts';

/** What a discussion's page adds to a comment. */
export interface CommentParts {
  /** At the end of the author's line. */
  readonly options?: ReactNode;
  /** Beside the reactions. */
  readonly actions?: ReactNode;
  /** Below everything. */
  readonly below?: ReactNode;
  /** Stands in for the words, while they are being changed. */
  readonly instead?: ReactNode;
}

/** What a thread's comments share: who opened the discussion, and what its page adds to each comment. */
interface ThreadSurroundings {
  readonly openerID: number;
  readonly commentsByID: Readonly<Record<string, Comment>>;
  readonly partsOf?: ((comment: Comment) => CommentParts) | undefined;
}

const ThreadContext = createContext<ThreadSurroundings | undefined>(undefined);

/** Comments with their answers below them; what is left out can be opened (`spec/behaviours.md` §10). */
export function CommentThread({
  thread,
  openerID,
  partsOf,
}: {
  thread: Thread;
  openerID: number;
  partsOf?: (comment: Comment) => CommentParts;
}) {
  return (
    <ThreadContext value={{ openerID, commentsByID: thread.commentsByID, partsOf }}>
      <ol className={styles.list}>
        <Items items={thread.threadStructure} />
      </ol>
    </ThreadContext>
  );
}

const Items = ({ items }: { items: readonly CommentThreadItem[] }) =>
  items.map((item) => (
    <li
      key={item.type === 'comment' ? item.commentID : `hole-${item.parentCommentID}-${item.offset}`}
      className={styles.item}
    >
      {item.type === 'comment' ? <Branch item={item} /> : <Hole hole={item} />}
    </li>
  ));

function Branch({ item }: { item: CommentThreadComment }) {
  const thread = use(ThreadContext);
  const comment = thread?.commentsByID[item.commentID];
  if (!comment) return null;
  return (
    <>
      <CommentItem
        comment={comment}
        isOpener={comment.insertUserID === thread.openerID}
        {...thread.partsOf?.(comment)}
      />
      {item.children.length > 0 && (
        <ol className={styles.replies} aria-label={`Replies to ${comment.insertUser?.name ?? 'Removed User'}`}>
          <Items items={item.children} />
        </ol>
      )}
    </>
  );
}

/** One comment: who, when, what; a removed one keeps its place (`spec/screens.md` B5). */
export function CommentItem({
  comment,
  isOpener = false,
  options,
  actions,
  below,
  instead,
}: CommentParts & { comment: Comment; isOpener?: boolean }) {
  const { commentID, displayMode, insertUser, url, dateInserted, dateUpdated, body, reactions, qna } = comment;
  const isRemoved = displayMode === 'tombstone';
  const look = qna === 'accepted' ? `${styles.comment} ${styles.accepted}` : styles.comment;
  return (
    <article
      id={commentAnchor(commentID)}
      tabIndex={-1}
      className={look}
      aria-label={`Comment by ${insertUser?.name ?? 'Removed User'}`}
    >
      <VisuallyHidden as="h3">Comment by {insertUser?.name ?? 'Removed User'}</VisuallyHidden>
      <PostAuthor
        author={isRemoved ? undefined : insertUser}
        url={url}
        dateInserted={dateInserted}
        dateUpdated={dateUpdated}
        isOpener={isOpener && !isRemoved}
        options={!isRemoved && options}
      />
      {qna === 'accepted' && (
        <p className={post.marks}>
          <Tag preset="success">Accepted answer</Tag>
        </p>
      )}
      {isRemoved ? (
        <p className={post.removed}>This content has been removed.</p>
      ) : (
        (instead ?? <PostBody html={body} />)
      )}
      <div className={post.foot}>
        {isRemoved ? (
          <ReactionCounts reactions={reactions} />
        ) : (
          <ReactionBar
            recordType="comment"
            recordID={commentID}
            author={insertUser?.name ?? 'Removed User'}
            reactions={reactions}
          />
        )}
        {!isRemoved && actions}
      </div>
      {!isRemoved && below}
    </article>
  );
}

const holeWords = ({
  countAllComments: comments,
  countAllInsertUsers: authors,
  insertUsers,
}: CommentThreadHole): string => {
  const others = authors - insertUsers.length;
  const more = `${comments} more ${comments === 1 ? 'comment' : 'comments'}`;
  return others > 0 ? `+ ${others} others in ${more}` : more;
};

/** Comments not shown yet: opens them here; without scripts, leads to where they are shown. */
function Hole({ hole }: { hole: CommentThreadHole }) {
  const { api } = useSite();
  const thread = use(ThreadContext);
  const [isOpen, setIsOpen] = useState(false);
  const { data, isFetching, error } = useQuery({ ...commentHoleQuery(api, hole.apiUrl), enabled: isOpen });
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  if (data && thread) {
    const known = thread.commentsByID;
    const fresh = data.threadStructure.filter((item) => item.type === 'hole' || !known[item.commentID]);
    return (
      <ThreadContext value={{ ...thread, commentsByID: { ...known, ...data.commentsByID } }}>
        <ol className={styles.list}>
          <Items items={fresh} />
        </ol>
      </ThreadContext>
    );
  }
  return (
    <>
      <ButtonLink
        href={commentUrl(hole.parentCommentID)}
        variant="text"
        size="small"
        onClick={open}
        aria-busy={isFetching}
        icon={<MessagesSquare size={14} />}
      >
        <span className={styles.hole}>
          <span className={styles.faces} aria-hidden="true">
            {hole.insertUsers.map(({ userID, name, photoUrl }) => (
              <Avatar key={userID} name={name} photoUrl={photoUrl} size="xsmall" decorative className={styles.face} />
            ))}
          </span>
          {holeWords(hole)}
        </span>
      </ButtonLink>
      {error && <Message tone="error">Something went wrong. Please try again.</Message>}
    </>
  );
}
