import { expect, test } from 'vitest';
import type { ApiErrorCode } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { isSessionEndedError } from '#api/member/session/session-ended-error.ts';
import { permissionFailure } from '#api/permission-failure.ts';

const unauthorized = (code: ApiErrorCode) => new ApiFailure(code, { status: 401, message: '' });

test('a rejected password or code does not mean that the session has ended', () => {
  const codes: readonly ApiErrorCode[] = [
    'session.bad-credentials',
    'session.second-factor',
    'session.second-factor-wrong',
    'session.second-factor-over',
    'password.incorrect',
  ];
  expect(codes.filter((code) => isSessionEndedError(unauthorized(code)))).toEqual([]);
});

test('errors that members receive as guests mean that the session has ended', () => {
  expect(isSessionEndedError(new ApiFailure('session.required', { status: 403, message: '' }))).toBe(true);
  expect(isSessionEndedError(permissionFailure(['session.valid']))).toBe(true);
  expect(isSessionEndedError(ApiFailure.fromBody(undefined, 401))).toBe(true);
  expect(isSessionEndedError(permissionFailure(['discussions.view']))).toBe(false);
});
