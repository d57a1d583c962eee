import type { Comment, CommentEdit } from '#api/discussion/comment/comment-fields.contract.ts';
import type {
  CommentThread,
  CommentThreadComment,
  CommentThreadGap,
} from '#api/discussion/thread/comment-thread.contract.ts';
import { aUserFragment } from './member-builders.ts';
import { aReactionCount } from './reaction-builders.ts';
import { written } from './written-date.ts';

/** A comment. */
export const aComment = (own: Partial<Comment> = {}): Comment => ({
  commentID: 91,
  discussionID: 34,
  parentRecordType: 'discussion',
  parentRecordID: 34,
  parentCommentID: null,
  categoryID: 3,
  depth: 1,
  position: 1,
  name: 'Re: What’s on your bench, windowsill or stove this week?',
  body: '<p>A cot. Beech, thirty-two spindles, every one by hand because I said so in front of the customer.</p>',
  image: null,
  dateInserted: '2026-11-19T18:05:00+00:00',
  dateUpdated: null,
  insertUserID: 8,
  updateUserID: null,
  score: 2,
  countChildComments: 0,
  displayMode: 'full',
  qna: null,
  closed: false,
  groupID: null,
  attributes: null,
  url: '/discussion/comment/91#Comment_91',
  insertUser: aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK', title: 'Slug correspondent' }),
  reactions: [aReactionCount({ count: 2 })],
  ...own,
});

/** The position of a comment in a thread. */
export const aThreadItem = (
  commentID: number,
  children: (CommentThreadComment | CommentThreadGap)[] = [],
): CommentThreadComment => ({
  type: 'comment',
  commentID,
  parentCommentID: null,
  depth: 1,
  path: String(commentID),
  children,
});

/** A placeholder for comments that a thread does not contain yet. */
export const aThreadHole = (own: Partial<CommentThreadGap> = {}): CommentThreadGap => ({
  type: 'hole',
  parentCommentID: 91,
  depth: 2,
  path: '91',
  offset: 3,
  insertUsers: [aUserFragment(), aUserFragment({ userID: 9, name: 'Tomasz' })],
  countAllComments: 12,
  countAllInsertUsers: 5,
  apiUrl: '/comments/thread?parentCommentID=91&offset=3',
  ...own,
});

/** A thread: nested replies, an accepted answer, a deleted comment, and a placeholder for more replies. */
export const aThread = (): CommentThread => ({
  threadStructure: [
    aThreadItem(91, [aThreadItem(92, [aThreadItem(93)]), aThreadHole()]),
    aThreadItem(94),
    aThreadItem(95),
  ],
  commentsByID: {
    91: aComment(),
    92: aComment({ commentID: 92, insertUserID: 7, insertUser: aUserFragment(), body: '<p>Brave.</p>', reactions: [] }),
    93: aComment({ commentID: 93, body: '<p>Foolish, rather.</p>', dateUpdated: written, reactions: [] }),
    94: aComment({ commentID: 94, qna: 'accepted', body: '<p>Soak it overnight first.</p>' }),
    95: aComment({ commentID: 95, displayMode: 'tombstone', body: '', insertUserID: 0, reactions: [] }),
  },
});

/** The initial values of the editor of a comment. */
export const aCommentToEdit = (own: Partial<CommentEdit> = {}): CommentEdit => ({
  commentID: 91,
  discussionID: 34,
  parentCommentID: null,
  body: 'A cot. Beech, thirty-two spindles, every one **by hand** because I said so in front of the customer.',
  format: 'markdown',
  ...own,
});
