import type { SearchResult } from '#api/search/search.contract.ts';
import { aUserFragment } from './member-builders.ts';
import { written } from './written-date.ts';

/** A search result. */
export const aSearchResult = (own: Partial<SearchResult> = {}): SearchResult => ({
  recordType: 'comment',
  recordID: 91,
  type: 'comment',
  name: 'Reading the crumb: a field guide for people who cut too early',
  nameHighlight: 'Reading the crumb: a field guide for people who cut too early',
  url: '/discussion/comment/91#Comment_91',
  highlight: 'For flat <mark>bread</mark> I’d add a fourth: under-fermented barbari snaps back when you pull it.',
  insertUserID: 8,
  insertUser: aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK' }),
  updateUserID: null,
  dateInserted: written,
  dateUpdated: null,
  breadcrumbs: [
    { name: 'Garden & Kitchen', url: '/categories/garden' },
    { name: 'Baking & Preserving', url: '/categories/baking' },
  ],
  score: 1,
  isForeign: false,
  siteID: 0,
  siteDomain: 'forum.example.org',
  groupID: null,
  ...own,
});

/** A category as a search result. */
export const aFoundPlace = (own: Partial<SearchResult> = {}): SearchResult => ({
  recordType: 'category',
  recordID: 5,
  categoryID: 5,
  type: 'category',
  name: 'Baking & Preserving',
  nameHighlight: '<mark>Bak</mark>ing &amp; Preserving',
  url: '/categories/baking',
  highlight: 'Loaves, jars, and what went wrong with them.',
  insertUserID: null,
  updateUserID: null,
  dateInserted: written,
  dateUpdated: null,
  countDiscussions: 128,
  countComments: 2_310,
  isArchived: false,
  breadcrumbs: [
    { name: 'Garden & Kitchen', url: '/categories/garden' },
    { name: 'Baking & Preserving', url: '/categories/baking' },
  ],
  score: 1,
  isForeign: false,
  siteID: 0,
  siteDomain: 'forum.example.org',
  groupID: null,
  ...own,
});
