import { expect, test } from 'vitest';
import { emptyPost, lackOfSplit, newPostOf } from '#components/moderation/split-post.ts';
import { aPostField, aPostType } from '#tests/support/post-type-builders.ts';

const log = aPostType({ postFields: [aPostField({ isRequired: true }), aPostField({ postFieldID: 'hours' })] });
const named = { ...emptyPost, name: 'Solder', categoryID: 4 };

test('comments are split into a post that has a title, a place, a type and what that asks for', () => {
  expect(lackOfSplit(emptyPost, log)).toBe('Enter a title and choose a category for the new post.');
  expect(lackOfSplit(named, undefined)).toBe('You cannot create posts in this category.');
  expect(lackOfSplit(named, log)).toBe('Fill in “Wood”.');
  expect(lackOfSplit({ ...named, postMeta: { wood: 'Ash' } }, log)).toBeUndefined();
  expect(lackOfSplit(named, aPostType())).toBeUndefined();
});

test('what was answered to fields of another type stays behind', () => {
  const { postMeta, postType } = newPostOf({ ...named, postMeta: { wood: 'Ash', rope: 'Hemp' } }, log);
  expect([postType, postMeta]).toEqual(['build-log', { wood: 'Ash' }]);
});
