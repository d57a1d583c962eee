import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';

test('an API error of the server is an ApiFailure for the pages, which have their own copy of the class', () => {
  const ofOtherCopy = Object.assign(new Error('Not there.'), { name: 'ApiError', code: 'user.not-found', status: 404 });
  expect(ofOtherCopy).toBeInstanceOf(ApiFailure);
  expect(new ApiError('user.not-found')).toBeInstanceOf(ApiFailure);
});

test('an unexpected error is no ApiFailure, and a network failure is no ApiError of this process', () => {
  expect(new Error('ApiError')).not.toBeInstanceOf(ApiFailure);
  expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiFailure);
  expect(ApiFailure.unreachable()).not.toBeInstanceOf(ApiError);
});
