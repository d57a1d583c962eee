import type { CategoryDisplay } from '#api/category/category-fields.contract.ts';
import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import type { categoryPermissions } from '#api/member/role/permission.ts';
import type { MessageID } from '#api/message-id.ts';

/** The label and description of each display type of categories. */
export const displayLabels: Readonly<Record<CategoryDisplay, { readonly name: MessageID; readonly help: MessageID }>> =
  {
    discussions: {
      name: 'administration.category.display.discussions',
      help: 'administration.category.display.discussions-help',
    },
    categories: {
      name: 'administration.category.display.categories',
      help: 'administration.category.display.categories-help',
    },
    flat: { name: 'administration.category.display.flat', help: 'administration.category.display.flat-help' },
    heading: { name: 'administration.category.display.heading', help: 'administration.category.display.heading-help' },
  };

/** The labels of the discussion types. */
export const typeLabels: Readonly<Record<DiscussionType, MessageID>> = {
  discussion: 'administration.category.type.discussion',
  question: 'administration.category.type.question',
  idea: 'administration.category.type.idea',
};

/** The labels of the permissions that can be set per category, in groups. */
export const permissionLabels: Readonly<Record<(typeof categoryPermissions)[number], MessageID>> = {
  'discussions.view': 'administration.category.may.discussions-view',
  'discussions.add': 'administration.category.may.discussions-add',
  'discussions.edit': 'administration.category.may.discussions-edit',
  'discussions.announce': 'administration.category.may.discussions-announce',
  'discussions.sink': 'administration.category.may.discussions-sink',
  'discussions.close': 'administration.category.may.discussions-close',
  'discussions.delete': 'administration.category.may.discussions-delete',
  'comments.add': 'administration.category.may.comments-add',
  'comments.edit': 'administration.category.may.comments-edit',
  'comments.delete': 'administration.category.may.comments-delete',
  'posts.moderate': 'administration.category.may.posts-moderate',
};
