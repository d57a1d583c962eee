import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';

const made = { dateInserted: '2026-11-18T09:30:00+00:00', dateUpdated: null, insertUserID: 2, updateUserID: null };

/** A custom field of posts: by default a text that everyone can see. */
export const aPostField = (own: Partial<PostField> = {}): PostField => ({
  postFieldID: 'wood',
  postTypeIDs: ['build-log'],
  label: 'Wood',
  description: '',
  dataType: 'text',
  formType: 'text',
  dropdownOptions: null,
  visibility: 'public',
  isRequired: false,
  isActive: true,
  ...made,
  ...own,
});

/** A custom post type, based on discussions. */
export const aPostType = (own: Partial<PostType> = {}): PostType => ({
  postTypeID: 'build-log',
  name: 'Build log',
  parentPostTypeID: 'discussion',
  postButtonLabel: 'Begin a build log',
  postHelperText: '',
  roleIDs: [],
  categoryIDs: [],
  isOriginal: false,
  isActive: true,
  isDeleted: false,
  mayPost: true,
  ...made,
  ...own,
});

/** The built-in post types. */
export const originalTypes: readonly PostType[] = (['discussion', 'question', 'idea'] as const).map((postTypeID) =>
  aPostType({ postTypeID, name: postTypeID, parentPostTypeID: null, postButtonLabel: '', isOriginal: true }),
);
