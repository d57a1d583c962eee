import { aCategory } from '#tests/support/builders/category-branch-builders.ts';

/** Categories as a list returns them: parents before their descendants. */
export const harbourCategories = [
  aCategory({
    categoryID: 10,
    name: 'Workshop',
    description: 'Benches, tools and half-finished things.',
    displayAs: 'heading',
    countCategories: 2,
    countDiscussions: 0,
    countComments: 0,
    url: '/categories/workshop',
    urlcode: 'workshop',
  }),
  aCategory({
    categoryID: 11,
    name: 'Woodwork',
    description: null,
    depth: 2,
    parentCategoryID: 10,
    featured: true,
    url: '/categories/woodwork',
    urlcode: 'woodwork',
  }),
  aCategory({
    categoryID: 12,
    name: 'The Boat Shed',
    depth: 3,
    parentCategoryID: 11,
    isArchived: true,
    url: '/categories/boat-shed',
    urlcode: 'boat-shed',
  }),
  aCategory({
    categoryID: 13,
    name: 'Committee',
    description: 'For those who run the harbour.',
    customPermissions: true,
    hideFromRecent: true,
    countDiscussions: 0,
    countComments: 0,
    url: '/categories/committee',
    urlcode: 'committee',
  }),
];
