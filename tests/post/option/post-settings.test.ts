import { expect, test } from 'vitest';
import { isMisplaced, isUnchanged, type PostSettings } from '#machines/post/option/post-settings.ts';

const subject = { categoryID: 1, postTypeID: 'discussion' };
const categories = [
  { categoryID: 1, allowedDiscussionTypes: ['discussion', 'question'] },
  { categoryID: 2, allowedDiscussionTypes: ['question'] },
  { categoryID: 3, allowedDiscussionTypes: [] },
];
const settings = (own: Partial<PostSettings>): PostSettings => ({
  action: 'move',
  categoryID: undefined,
  type: undefined,
  addRedirects: false,
  ...own,
});
const unchanged = (own: Partial<PostSettings>) => isUnchanged(settings(own), { subject });
const misplaced = (own: Partial<PostSettings>) =>
  isMisplaced(settings(own), { subject, categories, types: [{ postTypeID: 'build-log', categoryIDs: [1] }] });

test('moving to no category or to the current one counts as unchanged', () => {
  expect([unchanged({}), unchanged({ categoryID: 1 }), unchanged({ categoryID: 2 })]).toEqual([true, true, false]);
});

test('a type that the category does not allow is refused, in the current and in the target category', () => {
  expect(misplaced({ categoryID: 2 })).toBe(true);
  expect(misplaced({ action: 'type', type: 'idea' })).toBe(true);
  expect(misplaced({ action: 'type', type: 'question' })).toBe(false);
});

test('a category without a list of types allows all', () => {
  expect(misplaced({ categoryID: 3 })).toBe(false);
  expect(misplaced({ action: 'both', categoryID: 3, type: 'idea' })).toBe(false);
});

test('a type that is limited to categories is refused in others', () => {
  expect(misplaced({ action: 'both', categoryID: 3, type: 'build-log' })).toBe(true);
});

test('changing both requires another category and another type', () => {
  expect([unchanged({ action: 'both', categoryID: 2 }), unchanged({ action: 'both', type: 'question' })]).toEqual([
    true,
    true,
  ]);
  expect(unchanged({ action: 'both', categoryID: 2, type: 'question' })).toBe(false);
});
