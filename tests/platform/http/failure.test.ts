import { expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';

test('what the API refused the server is a refusal to the pages, which have a copy of their own of the class', () => {
  const ofOtherCopy = Object.assign(new Error('Not there.'), { name: 'ApiError', code: 'user.not-found', status: 404 });
  expect(ofOtherCopy).toBeInstanceOf(ApiFailure);
  expect(new ApiError('user.not-found')).toBeInstanceOf(ApiFailure);
});

test('a fault is no refusal, and what came over the wire is none of this process', () => {
  expect(new Error('ApiError')).not.toBeInstanceOf(ApiFailure);
  expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiFailure);
  expect(ApiFailure.unreachable()).not.toBeInstanceOf(ApiError);
});
