import { createContext, type ReactNode } from 'react';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';

/** The parts that a discussion's page adds to a comment. */
export interface CommentParts {
  /** Rendered at the end of the author row. */
  readonly options?: ReactNode;
  /** Rendered next to the reactions. */
  readonly actions?: ReactNode;
  /** Rendered below the comment. */
  readonly below?: ReactNode;
  /** The URL of the comment's place in the discussion, set in a filtered list of answers. */
  readonly place?: string | undefined;
  /** Wraps the comment's text, for example to replace it with an editor. */
  readonly around?: ((words: ReactNode) => ReactNode) | undefined;
  /** Renders the comment with further parts, for example with its translation. */
  readonly frame?: CommentFrame | undefined;
}

/** Renders a comment, with parts that replace those of the page. */
export type CommentFrame = (draw: (parts?: Pick<CommentParts, 'actions' | 'around'>) => ReactNode) => ReactNode;

const told = ['discussionID', 'name', 'type', 'closed', 'categoryID', 'insertUserID', 'isTranslatable'] as const;

/**
 * The properties of a discussion that the parts of its comments need. The set is minimal because it is part of the
 * cache key of each comment.
 */
export type CommentedDiscussion = Pick<Discussion, (typeof told)[number]>;

/** Picks the properties of a discussion that the parts of its comments need. */
export const commentedDiscussion = (discussion: Discussion): CommentedDiscussion =>
  Object.fromEntries(told.map((name) => [name, discussion[name]])) as unknown as CommentedDiscussion;

/** The context of a thread: its discussion, its comments, and the parts that the page adds to each comment. */
export interface ThreadContextValue {
  readonly discussion: CommentedDiscussion;
  readonly commentsByID: Readonly<Record<string, Comment>>;
  /** Whether the comments are listed outside their thread, as on a page of accepted answers. */
  readonly isApart?: boolean | undefined;
  readonly partsOf?: ((comment: Comment, discussion: CommentedDiscussion) => CommentParts) | undefined;
}

/** The context of the surrounding thread. */
export const ThreadContext = createContext<ThreadContextValue | undefined>(undefined);
