import type { CategoryBranch } from '#api/category/category-fields.contract.ts';
import type { Draft } from '#api/composer/draft/draft.contract.ts';
import type { Comment, CommentEdit } from '#api/discussion/comment/comment-fields.contract.ts';
import type { Discussion, DiscussionEdit } from '#api/discussion/discussion-fields.contract.ts';
import { systemStatuses } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus, StatusFragment } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type {
  CommentThread,
  CommentThreadComment,
  CommentThreadGap,
} from '#api/discussion/thread/comment-thread.contract.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import type { Session } from '#api/member/session/session.contract.ts';
import type { User, UserEdit } from '#api/member/user/user.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { ReactionCount, ReactionType } from '#api/post/reaction/reaction-fields.contract.ts';
import type { SearchResult } from '#api/search/search.contract.ts';

/** The creation date of the builders' records. In stories the current time is 2026-11-20T12:00:00Z. */
const written = '2026-11-18T09:30:00+00:00';

/** A member as included in the records they wrote. */
export const aUserFragment = (own: Partial<UserFragment> = {}): UserFragment => ({
  userID: 7,
  name: 'Ingrid Solheim',
  url: '/profile/7/Ingrid%20Solheim',
  photoUrl: null,
  dateLastActive: written,
  title: 'Keeper of the kiln',
  label: null,
  labelHtml: null,
  banned: 0,
  private: false,
  ...own,
});

/** A member with the fields of their own profile page. */
export const aMember = (own: Partial<User> = {}): User => ({
  ...aUserFragment(),
  roles: [{ roleID: 8, name: 'Member' }],
  roleIDs: [8],
  isAdmin: false,
  dateInserted: '2024-03-02T08:00:00+00:00',
  dateUpdated: null,
  points: 53,
  countDiscussions: 7,
  countComments: 1_240,
  countPosts: 1_247,
  countVisits: 418,
  about: 'Boatbuilder, retired.',
  aboutHtml: '<p>Boatbuilder for thirty-one years, retired for four, <em>not very good at it</em>.</p>',
  location: 'Bergen, Norway',
  website: 'https://example.org/~ingrid/',
  showEmail: false,
  reactionsReceived: {
    like: { tagID: 1, urlcode: 'like', name: 'Like', class: 'Positive', photoUrl: null, count: 34 },
    insightful: { tagID: 2, urlcode: 'insightful', name: 'Insightful', class: 'Positive', photoUrl: null, count: 3 },
  },
  ...own,
});

/** An additional profile field that the site defines. */
export const aProfileField = (own: Partial<ProfileField> = {}): ProfileField => ({
  apiName: 'town',
  label: 'Home town',
  description: '',
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  displayOptions: { userCards: true, posts: false, search: true },
  dropdownOptions: null,
  registrationOptions: 'optional',
  enabled: true,
  sort: 1,
  ...own,
});

/** A member whose profile is not visible to the viewer. */
export const aClosedMember = (own: Partial<User> = {}): User => ({
  ...aUserFragment({ private: true, title: null, dateLastActive: null }),
  ...own,
});

/** The initial values of the form that edits a member. */
export const aMemberToEdit = (own: Partial<UserEdit> = {}): UserEdit => ({
  userID: 7,
  name: 'Ingrid Solheim',
  email: 'ingrid@example.org',
  pendingEmail: null,
  emailConfirmed: true,
  bypassSpam: false,
  showEmail: false,
  private: false,
  hidden: false,
  photo: null,
  hasPassword: true,
  title: 'Keeper of the kiln',
  about: 'Boatbuilder, retired.',
  location: 'Bergen, Norway',
  website: 'https://example.org/~ingrid/',
  roleID: [8],
  ...own,
});

/** A session of a member. */
export const aSession = (own: Partial<Session> = {}): Session => ({
  sessionID: '7d0f2c1e-6c1b-4a52-9a34-0d1f5a6b7c8d',
  userID: 7,
  dateInserted: '2026-11-01T10:00:00+00:00',
  dateUpdated: written,
  dateExpires: '2026-12-18T09:30:00+00:00',
  persistent: true,
  current: false,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  ipAddress: '192.0.2.17',
  ...own,
});

/** The number of reactions of one type on a post. */
export const aReactionCount = (own: Partial<ReactionCount> = {}): ReactionCount => ({
  tagID: 1,
  urlcode: 'like',
  name: 'Like',
  class: 'Positive',
  count: 5,
  hasReacted: false,
  reactionValue: 1,
  ...own,
});

/** A reaction type. */
export const aReactionType = (own: Partial<ReactionType> = {}): ReactionType => ({
  tagID: 4,
  urlCode: 'Like',
  urlcode: 'Like',
  name: 'Like',
  description: '',
  class: 'Positive',
  points: 1,
  reactionValue: 1,
  active: true,
  hidden: false,
  custom: false,
  sort: 4,
  isRescoring: false,
  roleIDs: [],
  photoUrl: null,
  attributes: null,
  ...own,
});

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

/** A category with its subcategories. */
export const aCategory = (own: Partial<CategoryBranch> = {}): CategoryBranch => ({
  categoryID: 3,
  name: 'Meeting Place',
  description: 'Say hello, plan something, borrow a ladder, show what you made.',
  parentCategoryID: null,
  urlcode: 'meeting-place',
  url: '/categories/meeting-place',
  displayAs: 'discussions',
  isArchived: false,
  customPermissions: false,
  featured: false,
  hideFromRecent: false,
  allowedDiscussionTypes: ['discussion'],
  allowedPostTypeIDs: ['discussion'],
  hasRestrictedPostTypes: true,
  iconUrl: null,
  bannerUrl: null,
  depth: 1,
  countCategories: 0,
  countDiscussions: 5,
  countAllDiscussions: 5,
  countComments: 76,
  countAllComments: 76,
  countFollowers: 4,
  followed: false,
  dateFollowed: null,
  dateMarkedRead: null,
  lastPost: {
    discussionID: 34,
    categoryID: 3,
    name: 'What’s on your bench, windowsill or stove this week?',
    url: '/discussion/34/what-is-on-your-bench',
    dateInserted: '2026-11-20T11:42:00+00:00',
    insertUserID: 8,
    insertUser: aUserFragment({ userID: 8, name: 'MaireadK' }),
  },
  ...own,
});

/** A search result. */
export const aSearchResult = (own: Partial<SearchResult> = {}): SearchResult => ({
  recordType: 'comment',
  recordID: 91,
  type: 'comment',
  name: 'Reading the crumb: a field guide for people who cut too early',
  nameHighlight: 'Reading the crumb: a field guide for people who cut too early',
  url: '/discussion/comment/91#Comment_91',
  highlight: 'For flat <mark>bread</mark> I’d add a fourth: under-fermented barbari snaps back when you pull it.',
  insertUserID: 8,
  insertUser: aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK' }),
  updateUserID: null,
  dateInserted: written,
  dateUpdated: null,
  breadcrumbs: [
    { name: 'Garden & Kitchen', url: '/categories/garden' },
    { name: 'Baking & Preserving', url: '/categories/baking' },
  ],
  score: 1,
  isForeign: false,
  siteID: 0,
  siteDomain: 'forum.example.org',
  groupID: null,
  ...own,
});

/** A category as a search result. */
export const aFoundPlace = (own: Partial<SearchResult> = {}): SearchResult => ({
  recordType: 'category',
  recordID: 5,
  categoryID: 5,
  type: 'category',
  name: 'Baking & Preserving',
  nameHighlight: '<mark>Bak</mark>ing &amp; Preserving',
  url: '/categories/baking',
  highlight: 'Loaves, jars, and what went wrong with them.',
  insertUserID: null,
  updateUserID: null,
  dateInserted: written,
  dateUpdated: null,
  countDiscussions: 128,
  countComments: 2_310,
  isArchived: false,
  breadcrumbs: [
    { name: 'Garden & Kitchen', url: '/categories/garden' },
    { name: 'Baking & Preserving', url: '/categories/baking' },
  ],
  score: 1,
  isForeign: false,
  siteID: 0,
  siteDomain: 'forum.example.org',
  groupID: null,
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

/** The initial values of the editor of a comment. */
export const aCommentToEdit = (own: Partial<CommentEdit> = {}): CommentEdit => ({
  commentID: 91,
  discussionID: 34,
  parentCommentID: null,
  body: 'A cot. Beech, thirty-two spindles, every one **by hand** because I said so in front of the customer.',
  format: 'markdown',
  ...own,
});

/** A draft of a discussion. */
export const aDraft = (own: Partial<Draft> = {}): Draft => ({
  draftID: 5,
  recordType: 'discussion',
  recordID: null,
  parentRecordType: 'category',
  parentRecordID: 3,
  attributes: { name: 'Which glue for a wet cellar door?', body: 'It swells every autumn.' },
  draftStatus: 'draft',
  dateScheduled: null,
  version: 3,
  insertUserID: 7,
  dateInserted: written,
  updateUserID: 7,
  dateUpdated: '2026-11-20T11:20:00+00:00',
  name: 'Which glue for a wet cellar door?',
  excerpt: 'It swells every autumn.',
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
