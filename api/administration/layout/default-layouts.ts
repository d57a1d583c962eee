import type { Layout } from './layout.ts';

const panel = [{ widget: 'guestCallToAction' }, { widget: 'newPost' }, { widget: 'quickLinks' }] as const;

/** The default page layouts, used unless an administrator configures others (docs/behavior/shell.md#page-layouts). */
export const defaultLayouts = {
  home: [
    { section: 'full-width', main: [{ widget: 'searchBanner' }] },
    { section: '1-column', main: [{ widget: 'featuredCategories' }] },
    {
      section: '2-columns',
      main: [{ widget: 'recentDiscussions' }],
      secondary: panel,
    },
  ],
  discussionList: [
    {
      section: '2-columns',
      breadcrumbs: true,
      main: [{ widget: 'pageHeading' }, { widget: 'discussionList' }],
      secondary: panel,
    },
  ],
  categoryList: [
    {
      section: '2-columns',
      breadcrumbs: true,
      main: [{ widget: 'pageHeading' }, { widget: 'categoryList' }],
      secondary: panel,
    },
  ],
  discussionCategoryPage: [
    {
      section: '2-columns',
      breadcrumbs: true,
      main: [{ widget: 'pageHeading' }, { widget: 'categoryList' }, { widget: 'discussionList' }],
      secondary: panel,
    },
  ],
  discussion: [
    {
      section: '2-columns',
      breadcrumbs: true,
      main: [
        { widget: 'originalPost' },
        { widget: 'postTags' },
        { widget: 'commentThread' },
        { widget: 'createComment' },
      ],
      secondary: [{ widget: 'discussionFacts' }, ...panel],
    },
  ],
  profile: [{ section: '2-columns', main: [{ widget: 'profile' }], secondary: [{ widget: 'profileFacts' }] }],
  inbox: [{ section: '1-column', breadcrumbs: true, main: [{ widget: 'inbox' }] }],
  conversation: [
    {
      section: '2-columns',
      breadcrumbs: true,
      main: [{ widget: 'pageHeading' }, { widget: 'messages' }, { widget: 'createMessage' }],
      secondary: [{ widget: 'conversationPeople' }],
    },
  ],
  createPost: [{ section: '1-column', breadcrumbs: true, main: [{ widget: 'createPostForm' }] }],
} as const satisfies Record<string, Layout>;
