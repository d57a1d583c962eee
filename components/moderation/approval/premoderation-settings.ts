import type { SettingPage } from '#components/administration/setting/setting-page.ts';

/** The premoderation page: the posts that need approval, and the check for spam. */
export const premoderationSettings = {
  path: '/dashboard/content/premoderation',
  name: 'dashboard.place.premoderation',
  groups: [
    {
      id: 'rules',
      title: 'report.pre.rules',
      words: 'report.pre.rules-words',
      fields: [
        { name: 'premoderation.roleIDs', label: 'report.pre.roles', choicesOf: 'roles' },
        {
          name: 'premoderation.discussionCategories',
          label: 'report.pre.discussions',
          inputType: 'category',
        },
        { name: 'premoderation.commentCategories', label: 'report.pre.comments', inputType: 'category' },
        {
          name: 'premoderation.newMemberPosts',
          label: 'report.pre.first-posts',
          help: 'report.pre.first-posts-help',
        },
        {
          name: 'premoderation.keywords',
          label: 'report.pre.keywords',
          help: 'report.pre.keywords-help',
          inputType: 'lines',
        },
      ],
    },
    {
      id: 'spam',
      title: 'report.pre.spam',
      words: 'report.pre.spam-words',
      fields: [
        { name: 'spam.enabled', label: 'report.pre.spam-on' },
        { name: 'spam.holdAt', label: 'report.pre.hold-at', help: 'report.pre.hold-at-help' },
        { name: 'spam.refuseAt', label: 'report.pre.refuse-at', help: 'report.pre.refuse-at-help' },
        {
          name: 'spam.blockedWords',
          label: 'report.pre.blocked',
          help: 'report.pre.blocked-help',
          inputType: 'lines',
        },
      ],
    },
  ],
} as const satisfies SettingPage;
