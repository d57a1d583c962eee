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

/** The routes of categories (docs/behavior/category.md#category-model). A category in a path is its ID or its urlcode. */
export const categoryRoutes = {
  list: {
    method: 'GET',
    url: '/categories',
    schema: {
      tags,
      summary: 'List categories.',
      description:
        'Only those in which the viewer has discussions.view. A tree, or with `outputFormat=flat` (or a filter that picks single categories) a list; `maxDepth` counts from the top or from the parent that is named. `postTypeID` picks those that take posts of a type (all types are active), `layoutViewType` those whose page is a `discussionCategoryPage` or a `nestedCategoryList`. Names and descriptions are in the language of whoever asks, with `translated=false` as they were written.',
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
      description: 'An empty query gives all. Exact names come first, then names that begin with the words.',
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
      description: 'Open ones that take discussions, those with most followers first, then with most discussions.',
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
      summary: 'List the categories a member follows, with what the member wants to hear of each.',
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
      summary: 'Put categories into the order given.',
      description: 'Needs site.manage. Categories under different parents may be named together.',
      body: z.object({ categoryIDs: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(1_000) }),
      response: { 200: z.object({ categoryIDs: z.array(z.number().int()) }) },
    },
  },
  arrange: {
    method: 'PUT',
    url: '/categories/sorts',
    schema: {
      tags,
      summary: 'Put categories into an order and under parents.',
      description:
        'Needs site.manage. `known` is how they stood when whoever asks began; where they have been arranged otherwise since, nothing is done (409 `category.arranged-meanwhile`). `places` names the same categories as they shall stand.',
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
      summary: 'Read a category for changing it.',
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
      summary: 'Make a category.',
      description: 'Needs site.manage. `permissions` set `customPermissions` unless that is false.',
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
      description: 'Needs site.manage. `permissions` replace those of the roles that are named.',
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
        'Needs site.manage. A category that still has discussions or subcategories is deleted only with `newCategoryID`, which takes them in.',
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
      summary: 'Follow a category, or stop following it.',
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
      summary: 'Mark everything in a category, and below it, as read.',
      params: one,
      response: { 200: z.object({ categoryIDs: z.array(z.number().int()), dateMarkedRead: z.string() }) },
    },
  },
  preferences: {
    method: 'GET',
    url: '/categories/:id/preferences/:userID',
    schema: {
      tags,
      summary: 'Read what a member wants to hear of a category.',
      description: 'Others than oneself: users.edit.',
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
      summary: 'Change what a member wants to hear of a category.',
      description: 'Others than oneself: users.edit.',
      params: one.extend(member.shape),
      body: CategoryPreferences.partial(),
      response: { 200: CategoryPreferences },
    },
  },
} as const satisfies Record<string, ContractRoute>;
