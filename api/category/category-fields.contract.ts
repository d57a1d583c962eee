import { z } from 'zod';
import { categoryPermissions } from '#api/member/permission.ts';
import { UserFragment } from '#api/member/user-fragment.contract.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

/** How a category shows what is in it: nested subcategories, its discussions, a flat list of subcategories, or a heading. */
export const CategoryDisplay = z.enum(['categories', 'discussions', 'flat', 'heading']);
/** How a category shows what is in it. */
export type CategoryDisplay = z.infer<typeof CategoryDisplay>;

/** A category as other records name it. */
export const CategoryFragment = z.object({ categoryID: z.number().int(), name: z.string(), url: z.string() });
/** A category as other records name it. */
export type CategoryFragment = z.infer<typeof CategoryFragment>;

/** One step on the way from the top to a place. */
export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
/** One step on the way from the top to a place. */
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** The newest discussion or comment of a category that the viewer may see; `commentID` when it is a comment. */
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

/** What a member wants to hear of a category; the dots are part of the names (`spec/api.md` CategoryPreferences). */
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
/** What a member wants to hear of a category. */
export type CategoryPreferences = z.infer<typeof CategoryPreferences>;

/** What one role may do in a category with permissions of its own. */
export const CategoryRolePermissions = z.object({
  roleID: z.number().int(),
  permissions: z.partialRecord(z.enum(categoryPermissions), z.boolean()),
});
/** What one role may do in a category with permissions of its own. */
export type CategoryRolePermissions = z.infer<typeof CategoryRolePermissions>;

/**
 * A place for discussions. `countAll…` counts this category and everything below it that the viewer may see;
 * `depth` is 1 at the top. `allowedPostTypeIDs` is the newer name of `allowedDiscussionTypes`, none of which are all. `lastPost`, `permissions`, `preferences`, `breadcrumbs` and `parent` come with `expand`.
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
  /** Of categories that take questions: whether who asked is reminded to decide on the answers. */
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
/** A place for discussions. */
export type Category = z.infer<typeof Category>;

/** A category with those below it, when a list is asked for as a tree. */
export const CategoryBranch = Category.extend({
  get children() {
    return z.array(CategoryBranch).optional();
  },
}).meta({ id: 'CategoryBranch' });
/** A category with those below it. */
export type CategoryBranch = z.infer<typeof CategoryBranch>;

/** What the form for changing a category shows. `permissions` are those of its own, one entry a role. */
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
/** What the form for changing a category shows. */
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
 * Everything that can be set when a category is made; the urlcode is made from the name when it is missing. With
 * `hasRestrictedPostTypes` false it takes posts of all types.
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
/** Everything that can be set when a category is made. */
export type CategoryPost = z.infer<typeof CategoryPost>;

/** Where a category stands: under which other one, null at the top. In a list, the order is that of the list. */
export const CategoryPlace = z.object({
  categoryID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  parentCategoryID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
});
/** Where a category stands. */
export type CategoryPlace = z.infer<typeof CategoryPlace>;

/** Everything that can be changed of a category; what is left out stays. */
export const CategoryPatch = CategoryPost.partial();
/** Everything that can be changed of a category. */
export type CategoryPatch = z.infer<typeof CategoryPatch>;
