import { z } from 'zod';
import {
  Category,
  CategoryBranch,
  CategoryDisplay,
  CategoryEdit,
  CategoryFragment,
  CategoryPatch,
  CategoryPlace,
  CategoryPost,
  CategoryPreferences,
} from '#api/category/category-fields.contract.ts';
import { expands, fields, flag, listOf, numberRange, paging, recordID, siteSection } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Categories'] as const;
const one = z.object({ id: z.string().min(1).max(255) });
const member = z.object({ userID: z.union([z.literal('$me'), recordID]) });
const extras = ['lastPost', 'permissions', 'preferences', 'breadcrumbs', 'parent'] as const;

/** The `displayAs` query parameter: a list of display types, case-insensitive. */
const displays = listOf(z.string().toLowerCase().pipe(CategoryDisplay));

/** The query parameters that restrict categories to a site section or to a layout view type. */
const places = { siteSectionID: siteSection, layoutViewType: z.string().max(50).optional() };

/**
 * The routes of categories (docs/behavior/category.md#category-model). A category in a path is its ID or its urlcode.
 */
export const categoryRoutes = {
  list: {
    method: 'GET',
    url: '/categories',
    schema: {
      tags,
      summary: 'List categories.',
      description:
        'Only those in which the viewer has discussions.view. A tree, or with `outputFormat=flat` (or a filter that selects single categories) a list; `maxDepth` counts from the root or from the given parent. `postTypeID` selects categories that allow posts of a type (all types are active), `layoutViewType` those whose page is a `discussionCategoryPage` or a `nestedCategoryList`. Names and descriptions are in the viewer’s language, with `translated=false` in the original.',
      querystring: z.object({
        categoryID: numberRange.optional(),
        parentCategoryID: recordID.optional(),
        parentCategoryCode: z.string().max(255).optional(),
        includeParentCategory: flag,
        followed: flag,
        followedUserID: recordID.optional(),
        archived: flag,
        featured: flag,
        filterDiscussionsAdd: flag,
        postTypeID: z.string().max(50).optional(),
        postTypeStatus: z.enum(['active', 'inactive', 'both']).optional(),
        ...places,
        translated: flag,
        maxDepth: z.coerce.number().int().min(1).max(100).default(2),
        outputFormat: z.enum(['flat', 'tree']).optional(),
        sort: z.enum(['categoryID', '-categoryID', 'name', '-name', 'dateFollowed', '-dateFollowed']).optional(),
        expand: expands(...extras),
        ...paging(100, 500),
        ...fields,
      }),
      response: { 200: z.array(CategoryBranch) },
    },
  },
  search: {
    method: 'GET',
    url: '/categories/search',
    schema: {
      tags,
      summary: 'Find categories by name.',
      description: 'An empty query returns all. Exact names come first, then names that start with the query.',
      querystring: z.object({
        query: z.string().max(200).default(''),
        parentCategoryID: recordID.optional(),
        displayAs: displays,
        filterDiscussionsAdd: flag,
        ...places,
        expand: expands(...extras),
        ...paging(30, 200),
        ...fields,
      }),
      response: { 200: z.array(Category) },
    },
  },
  suggested: {
    method: 'GET',
    url: '/categories/suggested',
    schema: {
      tags,
      summary: 'Suggest categories that the viewer does not follow yet.',
      description:
        'Categories that are not archived and allow discussions, those with the most followers first, then with the most discussions.',
      querystring: z.object({
        excludedCategoryIDs: listOf(recordID),
        expand: expands(...extras),
        ...paging(10, 100),
        ...fields,
      }),
      response: { 200: z.array(Category) },
    },
  },
  preferencesOfMember: {
    method: 'GET',
    url: '/categories/preferences/:userID',
    schema: {
      tags,
      summary: 'List the categories that a member follows, with the notification preferences of each.',
      params: member,
      querystring: z.object({ ...fields }),
      response: { 200: z.array(CategoryFragment.extend({ preferences: CategoryPreferences })) },
    },
  },
  sort: {
    method: 'PATCH',
    url: '/categories/sorts',
    schema: {
      tags,
      summary: 'Set the order of categories.',
      description: 'Needs site.manage. Categories under different parents may be given together.',
      body: z.object({ categoryIDs: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(1_000) }),
      response: { 200: z.object({ categoryIDs: z.array(z.number().int()) }) },
    },
  },
  arrange: {
    method: 'PUT',
    url: '/categories/sorts',
    schema: {
      tags,
      summary: 'Set the order and the parents of categories.',
      description:
        'Needs site.manage. `known` is the arrangement that the client has loaded; when it has changed since, nothing is stored (409 `category.arranged-meanwhile`). `places` contains the same categories in their new arrangement.',
      body: z.object({
        known: z.array(CategoryPlace).min(1).max(1_000),
        places: z.array(CategoryPlace).min(1).max(1_000),
      }),
      response: { 200: z.object({ places: z.array(CategoryPlace) }) },
    },
  },
  get: {
    method: 'GET',
    url: '/categories/:id',
    schema: {
      tags,
      summary: 'Read a category.',
      params: one,
      querystring: z.object({ expand: expands(...extras), ...fields }),
      response: { 200: Category },
    },
  },
  edit: {
    method: 'GET',
    url: '/categories/:id/edit',
    schema: {
      tags,
      summary: 'Read a category for editing.',
      description: 'Needs site.manage.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: CategoryEdit },
    },
  },
  add: {
    method: 'POST',
    url: '/categories',
    schema: {
      tags,
      summary: 'Create a category.',
      description: 'Needs site.manage. `permissions` enable `customPermissions` unless that is false.',
      body: CategoryPost,
      response: { 201: Category },
    },
  },
  change: {
    method: 'PATCH',
    url: '/categories/:id',
    schema: {
      tags,
      summary: 'Change a category.',
      description: 'Needs site.manage. `permissions` replace those of the given roles.',
      params: one,
      body: CategoryPatch,
      response: { 200: Category },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/categories/:id',
    schema: {
      tags,
      summary: 'Delete a category.',
      description:
        'Needs site.manage. A category that still has discussions or subcategories is deleted only with `newCategoryID`, to which they are moved.',
      params: one,
      querystring: z.object({ newCategoryID: recordID.optional() }),
      response: { 204: z.null() },
    },
  },
  follow: {
    method: 'PUT',
    url: '/categories/:id/follow',
    schema: {
      tags,
      summary: 'Follow or unfollow a category.',
      params: one,
      body: z.object({ followed: z.boolean() }),
      response: { 200: z.object({ followed: z.boolean() }) },
    },
  },
  markRead: {
    method: 'PUT',
    url: '/categories/:id/read',
    schema: {
      tags,
      summary: 'Mark a category and its subcategories as read.',
      params: one,
      response: { 200: z.object({ categoryIDs: z.array(z.number().int()), dateMarkedRead: z.string() }) },
    },
  },
  preferences: {
    method: 'GET',
    url: '/categories/:id/preferences/:userID',
    schema: {
      tags,
      summary: 'Read a member’s notification preferences for a category.',
      description: 'Other members’ preferences need users.edit.',
      params: one.extend(member.shape),
      querystring: z.object({ ...fields }),
      response: { 200: CategoryPreferences },
    },
  },
  changePreferences: {
    method: 'PATCH',
    url: '/categories/:id/preferences/:userID',
    schema: {
      tags,
      summary: 'Change a member’s notification preferences for a category.',
      description: 'Other members’ preferences need users.edit.',
      params: one.extend(member.shape),
      body: CategoryPreferences.partial(),
      response: { 200: CategoryPreferences },
    },
  },
} as const satisfies Record<string, ContractRoute>;
