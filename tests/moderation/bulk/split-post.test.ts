import { expect, test } from 'vitest';
import { emptyPost, newPostOf, splitDisabledReason } from '#components/moderation/bulk/split-post.ts';
import { aPostField, aPostType } from '#tests/support/builders/post-type-builders.ts';

const log = aPostType({ postFields: [aPostField({ isRequired: true }), aPostField({ postFieldID: 'hours' })] });
const named = { ...emptyPost, name: 'Solder', categoryID: 4 };

test('comments can be split only into a post with title, category, type and required fields', () => {
  expect(splitDisabledReason(emptyPost, log)).toBe('Enter a title and choose a category for the new post.');
  expect(splitDisabledReason(named, undefined)).toBe('You cannot create posts in this category.');
  expect(splitDisabledReason(named, log)).toBe('Fill in “Wood”.');
  expect(splitDisabledReason({ ...named, postMeta: { wood: 'Ash' } }, log)).toBeUndefined();
  expect(splitDisabledReason(named, aPostType())).toBeUndefined();
});

test('answers to fields of another type are dropped', () => {
  const { postMeta, postType } = newPostOf({ ...named, postMeta: { wood: 'Ash', rope: 'Hemp' } }, log);
  expect([postType, postMeta]).toEqual(['build-log', { wood: 'Ash' }]);
});
