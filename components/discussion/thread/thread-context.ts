import { createContext, type ReactNode } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';

/** What a discussion's page adds to a comment. */
export interface CommentParts {
  /** At the end of the author's line. */
  readonly options?: ReactNode;
  /** Beside the reactions. */
  readonly actions?: ReactNode;
  /** Below everything. */
  readonly below?: ReactNode;
  /** The address of its place in the discussion, where it stands among its like alone. */
  readonly place?: string | undefined;
  /** What the words stand in, such as what replaces them by their editor. */
  readonly around?: ((words: ReactNode) => ReactNode) | undefined;
}

const told = ['discussionID', 'name', 'type', 'closed', 'categoryID', 'insertUserID'] as const;

/** What the parts of a comment know of the discussion around it: as little as they need, since each comment is kept by it. */
export type CommentedDiscussion = Pick<Discussion, (typeof told)[number]>;

/** Of a discussion, what the parts of its comments know of it. */
export const commentedDiscussion = (discussion: Discussion): CommentedDiscussion =>
  Object.fromEntries(told.map((name) => [name, discussion[name]])) as unknown as CommentedDiscussion;

/** What a thread's comments share: who opened the discussion, and what its page adds to each comment. */
export interface ThreadSurroundings {
  readonly discussion: CommentedDiscussion;
  readonly commentsByID: Readonly<Record<string, Comment>>;
  /** Whether comments stand apart from their places in the discussion, as on a page of judged answers. */
  readonly isApart?: boolean | undefined;
  readonly partsOf?: ((comment: Comment, discussion: CommentedDiscussion) => CommentParts) | undefined;
}

/** What the comments below share. */
export const ThreadContext = createContext<ThreadSurroundings | undefined>(undefined);
