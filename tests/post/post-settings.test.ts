import { expect, test } from 'vitest';
import { type PostSettings, settingsRefusal } from '#components/post/post-settings.ts';

const discussion = { discussionID: 3, categoryID: 1, postTypeID: 'discussion' };
const categories = [
  { categoryID: 1, allowedDiscussionTypes: ['discussion', 'question'] },
  { categoryID: 2, allowedDiscussionTypes: ['question'] },
  { categoryID: 3, allowedDiscussionTypes: [] },
];
const refusal = (own: Partial<PostSettings>) =>
  settingsRefusal(
    discussion,
    { action: 'move', categoryID: undefined, type: undefined, addRedirects: false, ...own },
    { categories, types: [{ postTypeID: 'build-log', categoryIDs: [1] }] },
  );

test('a discussion is moved elsewhere, or not at all', () => {
  expect(refusal({})).toBe('options.settings.nothing');
  expect(refusal({ categoryID: 1 })).toBe('options.settings.nothing');
});

test('a type that the category does not take is refused, where it stays and where it goes', () => {
  expect(refusal({ categoryID: 2 })).toBe('options.settings.not-allowed');
  expect(refusal({ action: 'type', type: 'idea' })).toBe('options.settings.not-allowed');
  expect(refusal({ action: 'type', type: 'question' })).toBeUndefined();
});

test('a category that names no types takes all', () => {
  expect(refusal({ categoryID: 3 })).toBeUndefined();
  expect(refusal({ action: 'both', categoryID: 3, type: 'idea' })).toBeUndefined();
});

test('a type that names its categories is refused in others', () => {
  expect(refusal({ action: 'both', categoryID: 3, type: 'build-log' })).toBe('options.settings.not-allowed');
});

test('moving and changing the type takes both', () => {
  expect(refusal({ action: 'both', categoryID: 2 })).toBe('options.settings.nothing');
  expect(refusal({ action: 'both', categoryID: 2, type: 'question' })).toBeUndefined();
});
