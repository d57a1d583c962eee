import type { Discussion, DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { systemStatuses } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus, StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { aUserFragment } from './member-builders.ts';
import { aReactionCount } from './reaction-builders.ts';
import { written } from './written-date.ts';

/** A discussion with all fields that lists and its page display. */
export const aDiscussion = (own: Partial<Discussion> = {}): Discussion => ({
  discussionID: 34,
  type: 'discussion',
  postTypeID: 'discussion',
  name: 'What’s on your bench, windowsill or stove this week?',
  body: '<p>One thing you’re making, mending, growing or cooking.</p><p>Finished doesn’t matter.</p>',
  excerpt: 'One thing you’re making, mending, growing or cooking. Finished doesn’t matter.',
  categoryID: 3,
  dateInserted: written,
  dateUpdated: null,
  dateLastComment: '2026-11-20T11:42:00+00:00',
  insertUserID: 7,
  updateUserID: null,
  lastUserID: 8,
  lastCommentID: 91,
  acceptedCommentID: null,
  countComments: 54,
  countViews: 1_024,
  countBookmarks: 2,
  score: 6,
  hot: 1,
  closed: false,
  sink: false,
  statusID: 0,
  pinned: false,
  pinLocation: null,
  announce: false,
  bookmarked: false,
  dismissed: false,
  muted: false,
  participated: false,
  unread: true,
  countUnread: 3,
  canonicalUrl: null,
  image: null,
  groupID: null,
  attributes: null,
  url: '/discussion/34/what-is-on-your-bench',
  insertUser: aUserFragment(),
  lastUser: aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK', title: null }),
  category: { categoryID: 3, name: 'Meeting Place', url: '/categories/meeting-place' },
  breadcrumbs: [{ name: 'Meeting Place', url: '/categories/meeting-place' }],
  tags: [{ tagID: 1, name: 'show-and-tell', urlcode: 'show-and-tell' }],
  reactions: [aReactionCount(), aReactionCount({ tagID: 2, urlcode: 'awesome', name: 'Awesome', count: 1 })],
  ...own,
});

/** A discussion written in a right-to-left language. */
export const aDiscussionInArabic = (own: Partial<Discussion> = {}): Discussion =>
  aDiscussion({
    discussionID: 26,
    name: 'خطة الأحواض لهذا الموسم، وأطلب رأيكم',
    body: '<p>هذه خطتي لهذا الموسم. ما رأيكم؟</p>',
    excerpt: 'هذه خطتي لهذا الموسم. ما رأيكم؟',
    url: '/discussion/26/x',
    tags: [],
    ...own,
  });

/** The initial values of the editor of a discussion. */
export const aDiscussionToEdit = (own: Partial<DiscussionEdit> = {}): DiscussionEdit => ({
  discussionID: 34,
  name: 'What’s on your bench, windowsill or stove this week?',
  body: 'One thing you’re making, mending, growing or cooking.\n\nFinished doesn’t matter.',
  format: 'markdown',
  categoryID: 3,
  insertUserID: 7,
  dateInserted: '2026-11-20T11:30:00+00:00',
  type: 'discussion',
  postTypeID: 'discussion',
  postMeta: {},
  closed: false,
  sink: false,
  pinned: false,
  pinLocation: null,
  groupID: null,
  tagIDs: [1],
  tags: [{ tagID: 1, name: 'show-and-tell', urlcode: 'show-and-tell' }],
  ...own,
});

/** A status that discussions can have. */
export const aStatus = (own: Partial<RecordStatus> = {}): RecordStatus => ({
  statusID: 10_000,
  name: 'Planned',
  state: 'open',
  recordType: 'discussion',
  recordSubtype: 'idea',
  isDefault: false,
  isSystem: false,
  isInternal: false,
  ...own,
});

/** All statuses that discussions can have: the system statuses and those that administrators created. */
export const someStatuses = (): RecordStatus[] => [
  ...[...systemStatuses]
    .filter(([, { isInternal }]) => !isInternal)
    .map(([statusID, status]) => aStatus({ ...status, statusID, isSystem: true })),
  aStatus({ isDefault: true }),
  aStatus({ statusID: 10_001, name: 'Built', state: 'closed' }),
  aStatus({ statusID: 10_002, name: 'Archived', state: 'closed', recordSubtype: null }),
];

/** The status of a discussion, as included in the discussion. */
export const aStatusFragment = (own: Partial<StatusFragment> = {}): StatusFragment => ({
  statusID: 10_000,
  name: 'Planned',
  recordType: 'discussion',
  recordSubType: 'idea',
  state: 'open',
  ...own,
});
