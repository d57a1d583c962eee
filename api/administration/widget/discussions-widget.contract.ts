import { z } from 'zod';
import type { DiscussionSort } from '#api/discussion/list/discussion-sorts.ts';
import { homeFields } from './home-setting.contract.ts';
import { contentData, defineWidget, settingControl } from './widget-definition.ts';
import { categoryField, choiceField, limitField, periodField, switchField } from './widget-field.contract.ts';

/** The sort order of a list of discussions. */
const sortField = choiceField<DiscussionSort>('-dateLastComment', 'administration.widget.field.sort', {
  '-dateLastComment': 'discussion.sort.recent',
  '-dateInserted': 'discussion.sort.created',
  '-score': 'discussion.sort.top',
  '-hot': 'discussion.sort.trending',
  dateInserted: 'discussion.sort.oldest',
});

/** The settings of lists of discussions: order and filters, then the look. */
const discussionFields = {
  ...homeFields('link'),
  sort: sortField,
  limit: limitField,
  categoryID: categoryField,
  includeChildCategories: switchField(true, 'administration.widget.field.child-categories', {
    only: { field: 'categoryID', set: true },
  }),
  tagID: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta(settingControl({ inputType: 'tag', label: 'administration.widget.field.tag' })),
  slotType: periodField('a'),
};

const shared = {
  component: 'DiscussionsWidget',
  icon: 'messages-square',
  group: 'posts',
  ...contentData,
  preview: {
    items: [
      {
        discussionID: 1,
        name: 'Dovetails by hand',
        url: '/discussion/1',
        date: '2025-03-01T09:00:00.000Z',
        description: 'I cut the tails first, and then I mark the pins from them with a knife.',
        countComments: 12,
      },
      {
        discussionID: 2,
        name: 'Which oil for oak?',
        url: '/discussion/2',
        date: '2025-02-27T17:30:00.000Z',
        description: 'Something that does not darken it too much, for a table by the window.',
        countComments: 3,
      },
    ],
  },
} as const;

/** The discussions of the site or a category in a given sort order. */
export const discussionsWidget = defineWidget({
  ...shared,
  id: 'discussion.discussions',
  hydrate: 'discussion.discussions',
  name: 'administration.widget.discussions',
  settings: z.strictObject(discussionFields),
});

/** The announced discussions of the site or a category. */
export const announcementsWidget = defineWidget({
  ...shared,
  id: 'discussion.announcements',
  hydrate: 'discussion.announcements',
  name: 'administration.widget.announcements',
  icon: 'megaphone',
  settings: z.strictObject(discussionFields),
});

/** The questions of the site or a category, all or those with a status. */
export const questionsWidget = defineWidget({
  ...shared,
  id: 'discussion.questions',
  hydrate: 'discussion.questions',
  name: 'administration.widget.questions',
  icon: 'circle-help',
  settings: z.strictObject({
    ...discussionFields,
    status: choiceField('all', 'administration.widget.field.status', {
      all: 'administration.widget.status.all',
      unanswered: 'administration.widget.status.unanswered',
      answered: 'administration.widget.status.answered',
      accepted: 'administration.widget.status.accepted',
    }),
  }),
});

/** Posts and categories that are suggested to the member who views the page (docs/behavior/widget.md#suggested-content). */
export const suggestedContentWidget = defineWidget({
  id: 'suggestedContent',
  hydrate: 'suggestedcontent',
  component: 'SuggestedContentWidget',
  name: 'administration.widget.suggested-content',
  icon: 'sparkles',
  group: 'posts',
  keywords: ['recommended', 'for you'],
  settings: z.strictObject({
    ...homeFields('link'),
    limit: limitField,
    categoryLimit: z
      .number()
      .int()
      .min(0)
      .max(10)
      .default(3)
      .meta(settingControl({ inputType: 'number', label: 'administration.widget.field.category-limit' })),
  }),
  audience: 'member',
  joins: false,
  preview: {
    ...shared.preview,
    categories: [
      { categoryID: 1, name: 'Meeting Place', urlcode: 'meeting-place', countDiscussions: 12 },
      { categoryID: 2, name: 'Workshop', urlcode: 'workshop', countDiscussions: 148 },
    ],
  },
});
