import { z } from 'zod';
import { categoryPermissions } from '#api/member/role/permission.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

/**
 * The display type of a category: nested subcategories, its discussions, a flat list of subcategories, or a heading.
 */
export const CategoryDisplay = z.enum(['categories', 'discussions', 'flat', 'heading']);
/** The display type of a category. */
export type CategoryDisplay = z.infer<typeof CategoryDisplay>;

/** The short form of a category that other records embed. */
export const CategoryFragment = z.object({ categoryID: z.number().int(), name: z.string(), url: z.string() });
/** The short form of a category that other records embed. */
export type CategoryFragment = z.infer<typeof CategoryFragment>;

/** An item of a breadcrumb trail, ordered from the root. */
export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
/** An item of a breadcrumb trail. */
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/**
 * The newest discussion or comment of a category that the viewer may see. `commentID` is set when the post is a
 * comment.
 */
export const LastPost = z.object({
  discussionID: z.number().int(),
  commentID: z.number().int().optional(),
  categoryID: z.number().int(),
  name: z.string(),
  url: z.string(),
  dateInserted: z.string(),
  insertUserID: z.number().int(),
  insertUser: UserFragment,
});
/** The newest discussion or comment of a category. */
export type LastPost = z.infer<typeof LastPost>;

/**
 * A member's notification preferences for a category. The dots are part of the property names
 * (docs/behavior/category.md#following).
 */
export const CategoryPreferences = z.object({
  'preferences.followed': z.boolean(),
  'preferences.popup.posts': z.boolean(),
  'preferences.email.posts': z.boolean(),
  'preferences.popup.comments': z.boolean(),
  'preferences.email.comments': z.boolean(),
  'preferences.email.digest': z.boolean(),
  'preferences.popup.categoryevent': z.boolean(),
  'preferences.email.categoryevent': z.boolean(),
});
/** A member's notification preferences for a category. */
export type CategoryPreferences = z.infer<typeof CategoryPreferences>;

/** The permissions of one role in a category with custom permissions. */
export const CategoryRolePermissions = z.object({
  roleID: z.number().int(),
  permissions: z.partialRecord(z.enum(categoryPermissions), z.boolean()),
});
/** The permissions of one role in a category with custom permissions. */
export type CategoryRolePermissions = z.infer<typeof CategoryRolePermissions>;

/**
 * A category of discussions. The `countAll…` properties count this category and all its descendants that the viewer may
 * see. `depth` is 1 for a root category. `allowedPostTypeIDs` is the newer name of `allowedDiscussionTypes`; an empty
 * list allows all types. `lastPost`, `permissions`, `preferences`, `breadcrumbs` and `parent` are present only with
 * `expand`.
 */
export const Category = z.object({
  categoryID: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  parentCategoryID: z.number().int().nullable(),
  urlcode: z.string(),
  url: z.string(),
  displayAs: CategoryDisplay,
  isArchived: z.boolean(),
  customPermissions: z.boolean(),
  featured: z.boolean(),
  hideFromRecent: z.boolean(),
  allowedDiscussionTypes: z.array(z.string()),
  allowedPostTypeIDs: z.array(z.string()),
  hasRestrictedPostTypes: z.boolean(),
  /**
   * Whether the authors of questions in this category are reminded to accept or reject the answers. Present only for
   * categories that allow questions.
   */
  qnaFollowUpNotification: z.boolean().optional(),
  iconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  depth: z.number().int(),
  countCategories: z.number().int(),
  countDiscussions: z.number().int(),
  countAllDiscussions: z.number().int(),
  countComments: z.number().int(),
  countAllComments: z.number().int(),
  countFollowers: z.number().int(),
  followed: z.boolean(),
  dateFollowed: z.string().nullable(),
  dateMarkedRead: z.string().nullable(),
  lastPost: LastPost.nullable().optional(),
  permissions: z.record(z.string(), z.boolean()).optional(),
  preferences: CategoryPreferences.optional(),
  breadcrumbs: z.array(Breadcrumb).optional(),
  parent: CategoryFragment.nullable().optional(),
});
/** A category of discussions. */
export type Category = z.infer<typeof Category>;

/** A category with its subcategories, as returned by tree-shaped lists. */
export const CategoryBranch = Category.extend({
  get children() {
    return z.array(CategoryBranch).optional();
  },
}).meta({ id: 'CategoryBranch' });
/** A category with its subcategories. */
export type CategoryBranch = z.infer<typeof CategoryBranch>;

/**
 * The values of the form that edits a category. `permissions` contains the category's custom permissions, one entry per
 * role.
 */
export const CategoryEdit = z.object({
  categoryID: z.number().int(),
  name: z.string(),
  urlcode: z.string(),
  description: z.string().nullable(),
  parentCategoryID: z.number().int().nullable(),
  displayAs: CategoryDisplay,
  isArchived: z.boolean(),
  customPermissions: z.boolean(),
  featured: z.boolean(),
  hideFromRecent: z.boolean(),
  allowedDiscussionTypes: z.array(z.string()),
  qnaFollowUpNotification: z.boolean(),
  iconUrl: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  sort: z.number().int(),
  permissions: z.array(CategoryRolePermissions),
});
/** The values of the form that edits a category. */
export type CategoryEdit = z.infer<typeof CategoryEdit>;

const imageAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^(https?:\/\/|\/(?!\/))/, 'Enter an address that starts with http, https or a slash.');

const types = z
  .array(z.string().regex(/^[a-z][a-z0-9-]{0,49}$/))
  .max(50)
  .optional();

/**
 * The request body that creates a category. The urlcode is derived from the name when it is missing. With
 * `hasRestrictedPostTypes: false` the category allows posts of all types.
 */
export const CategoryPost = z.object({
  name: visibleName().min(1, 'Name is required.').max(255),
  urlcode: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[\p{L}\p{N}_-]+$/u, 'Use only letters, digits, hyphens and underscores.')
    .refine((code) => !/^\d+$/.test(code), 'Use at least one letter.')
    .optional(),
  description: visibleText().max(1_000).nullable().optional(),
  parentCategoryID: z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
  displayAs: CategoryDisplay.optional(),
  isArchived: z.boolean().optional(),
  customPermissions: z.boolean().optional(),
  permissions: z.array(CategoryRolePermissions).max(500).optional(),
  featured: z.boolean().optional(),
  hideFromRecent: z.boolean().optional(),
  allowedDiscussionTypes: types,
  allowedPostTypeIDs: types,
  hasRestrictedPostTypes: z.boolean().optional(),
  qnaFollowUpNotification: z.boolean().optional(),
  iconUrl: imageAddress.nullable().optional(),
  bannerUrl: imageAddress.nullable().optional(),
  sort: z.number().int().min(-1_000_000).max(1_000_000).optional(),
});
/** The request body that creates a category. */
export type CategoryPost = z.infer<typeof CategoryPost>;

/**
 * The position of a category: its parent, or null for a root category. A list of positions is in the display order of
 * the categories.
 */
export const CategoryPlace = z.object({
  categoryID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  parentCategoryID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
});
/** The position of a category. */
export type CategoryPlace = z.infer<typeof CategoryPlace>;

/** The request body that changes a category. Omitted properties remain unchanged. */
export const CategoryPatch = CategoryPost.partial();
/** The request body that changes a category. */
export type CategoryPatch = z.infer<typeof CategoryPatch>;
