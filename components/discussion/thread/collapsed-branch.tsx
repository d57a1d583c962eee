import { MessagesSquare } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { CommentThreadItem } from '#api/discussion/thread/comment-thread.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { type CommentGapCounts, CommentGapSummary } from './comment-gap.tsx';
import { ThreadContext } from './thread-context.ts';

/** The maximum number of avatars of a branch. */
const mostFaces = 5;

/** Returns the summary of a collapsed branch: the comments and authors at all depths, including holes. */
export function summarizeBranch(
  items: readonly CommentThreadItem[],
  authorOf: (commentID: number) => UserFragment | undefined,
): CommentGapCounts {
  const people = new Map<number, UserFragment>();
  let countAllComments = 0;
  let unseen = 0;
  const count = (item: CommentThreadItem): void => {
    if (item.type === 'hole') {
      countAllComments += item.countAllComments;
      unseen = Math.max(unseen, item.countAllInsertUsers);
      for (const user of item.insertUsers) people.set(user.userID, user);
      return;
    }
    countAllComments += 1;
    const author = authorOf(item.commentID);
    if (author) people.set(author.userID, author);
    item.children.forEach(count);
  };
  items.forEach(count);
  return {
    countAllComments,
    countAllInsertUsers: Math.max(people.size, unseen),
    insertUsers: [...people.values()].slice(0, mostFaces),
  };
}

/** The button that expands a collapsed branch. It sends no request. */
export function CollapsedBranch({ items, onUnfold }: { items: readonly CommentThreadItem[]; onUnfold: () => void }) {
  const thread = use(ThreadContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const facts = summarizeBranch(items, (commentID) => thread?.commentsByID[commentID]?.insertUser);
  return (
    <Button
      ref={button}
      variant="text"
      size="small"
      aria-expanded="false"
      icon={<MessagesSquare size={14} />}
      onClick={onUnfold}
    >
      <CommentGapSummary hole={facts} />
    </Button>
  );
}
